import { useEffect, useRef } from 'react';

/** Marks the history entry of something that is open over the page. */
const ENTRY = { overlay: true };
const hasEntry = () => history.state?.overlay === true;

/** An entry is being removed; history changes asynchronously. */
let returning = false;

function goBack() {
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
