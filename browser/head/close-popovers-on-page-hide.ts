/**
 * Closes the menu and the list of languages when the visitor leaves, so that they are closed when the page is restored
 * from the back/forward cache.
 */
export function closePopoversOnPageHide(): void {
  addEventListener('pagehide', () => {
    try {
      for (const popover of document.querySelectorAll<HTMLElement>(':popover-open')) popover.hidePopover();
    } catch {} // browsers without popovers do not know the selector
  });
}
