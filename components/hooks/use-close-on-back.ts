import { useEffect, useRef } from 'react';

/** Marks the history entry of something that is open over the page, in this document. */
const ENTRY = { overlay: performance.timeOrigin };
const hasEntry = () => history.state?.overlay === ENTRY.overlay;
/** Whether the entry was added by an earlier document, which was left or reloaded while the overlay was open. */
const hasStaleEntry = () => history.state?.overlay !== undefined && !hasEntry();

/** Whether an entry is being removed, since history changes asynchronously. */
let returning = false;
let openOverlays = 0;

function goBack() {
  if (returning) return;
  returning = true;
  window.addEventListener('popstate', () => (returning = false), { once: true });
  history.back();
}

const getUrlWithoutHash = ({ origin, pathname, search }: Location | HTMLAnchorElement) =>
  origin + pathname + search;

/** Whether a click on a link opens another tab or window, or saves the page. */
export const hasModifierKey = ({
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>) =>
  ctrlKey || metaKey || shiftKey || altKey;

/** Whether a click opens another page in this tab. */
function leadsAway(event: MouseEvent): boolean {
  const { target } = event;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return (
    link !== null &&
    link.target !== '_blank' &&
    link.protocol.startsWith('http') &&
    !hasModifierKey(event) &&
    getUrlWithoutHash(link) !== getUrlWithoutHash(window.location)
  );
}

/**
 * Lets Back close what is open over the page, as phones expect, by a history entry of its own. The entry goes when it
 * is closed otherwise, unless a link is followed: that would lose the page it leads to.
 */
export function useCloseOnBack(open: boolean, close: () => void): void {
  const latestClose = useRef(close);
  useEffect(() => {
    latestClose.current = close;
  });

  // removes the entry of an overlay that no longer exists; otherwise one press of Back would have no effect
  useEffect(() => {
    if (hasStaleEntry()) goBack();
    function onPageShow({ persisted }: PageTransitionEvent) {
      if (persisted && hasEntry()) goBack();
    }
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);

  useEffect(() => {
    if (!open) return;
    openOverlays++;
    let added = false;
    let leaving = false;
    function add() {
      history.pushState({ ...history.state, ...ENTRY }, '');
      added = true;
    }
    function onPopState() {
      if (added) latestClose.current();
      else add();
    }
    function onClick(event: MouseEvent) {
      leaving ||= leadsAway(event);
    }
    if (!returning) add();
    window.addEventListener('popstate', onPopState);
    document.addEventListener('click', onClick, true);
    return () => {
      openOverlays--;
      window.removeEventListener('popstate', onPopState);
      document.removeEventListener('click', onClick, true);
      if (added && hasEntry() && !leaving) goBack();
    };
  }, [open]);
}

/**
 * Skips the entry of an overlay that a link beside it has led away from, so that Back and Forward do not end on a page
 * that looks like the one before. Used once, by what every page has.
 */
export function useSkippedOverlayEntries(): void {
  useEffect(() => {
    /** Whether the page shown is the one below the skipped entry. */
    let isBelow = false;
    function onPopState() {
      if (!hasEntry() || openOverlays > 0) return;
      if (isBelow) history.forward();
      else goBack();
      isBelow = !isBelow;
    }
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, []);
}
