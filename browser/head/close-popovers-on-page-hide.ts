/** A page that the browser keeps for Back comes back with its menu and its list of languages closed. */
export function closePopoversOnPageHide(): void {
  addEventListener('pagehide', () => {
    try {
      for (const popover of document.querySelectorAll<HTMLElement>(':popover-open')) popover.hidePopover();
    } catch {} // browsers without popovers do not know the selector
  });
}
