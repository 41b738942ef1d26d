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

/** Whether a click opens another page in this tab. */
function leadsAway({ target, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return (
    link !== null &&
    link.target !== '_blank' &&
    link.protocol.startsWith('http') &&
    !(ctrlKey || metaKey || shiftKey || altKey) &&
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
    // Back from a page that a link beside the overlay led to
    function onPopState() {
      if (hasEntry() && openOverlays === 0) goBack();
    }
    window.addEventListener('pageshow', onPageShow);
    window.addEventListener('popstate', onPopState);
    return () => {
      window.removeEventListener('pageshow', onPageShow);
      window.removeEventListener('popstate', onPopState);
    };
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
