import { useEffect, useRef } from 'react';

/** Marks the history entry of something that is open over the page, in this document. */
const ENTRY = { overlay: performance.timeOrigin };
const hasEntry = () => history.state?.overlay === ENTRY.overlay;
/** Whether the entry was added by an earlier document, which was left or reloaded while the overlay was open. */
const hasStaleEntry = () => history.state?.overlay !== undefined && !hasEntry();

/** Whether an entry is being removed, since history changes asynchronously. */
let returning = false;

function goBack() {
  if (returning) return;
  returning = true;
  window.addEventListener('popstate', () => (returning = false), { once: true });
  history.back();
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
    function onClick({ target }: MouseEvent) {
      leaving = target instanceof Element && target.closest('a[href]') !== null;
    }
    if (!returning) add();
    window.addEventListener('popstate', onPopState);
    document.addEventListener('click', onClick, true);
    return () => {
      window.removeEventListener('popstate', onPopState);
      document.removeEventListener('click', onClick, true);
      if (added && hasEntry() && !leaving) goBack();
    };
  }, [open]);
}
