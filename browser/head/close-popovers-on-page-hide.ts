/**
 * Closes the menu and the list of languages when the visitor leaves, so that a page from the back/forward cache has
 * them closed.
 */
export function closePopoversOnPageHide(): void {
  addEventListener('pagehide', () => {
    try {
      for (const popover of document.querySelectorAll<HTMLElement>(':popover-open')) popover.hidePopover();
    } catch {} // browsers without popovers do not know the selector
  });
}
