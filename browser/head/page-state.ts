const NAVIGATION_SCROLL_THRESHOLD_PX = 120;
/** After `load`, React answers within a second on a slow phone. A page that is not hydrated by the later time hangs. */
const LONGEST_HYDRATION_MS = 5000;
const LONGEST_LOAD_MS = 30_000;

/**
 * Removes repeated slashes from the address, which many hosts answer like single ones. For Next, the first two of
 * `//joya-boutique/about` begin the name of another host, and it fails.
 */
export function removeRepeatedSlashes(): void {
  const { origin, pathname, search, hash } = location;
  const path = pathname.replace(/\/+/g, '/');
  if (path !== pathname) history.replaceState(history.state, '', origin + path + search + hash);
}

/** Marks the page until it has loaded. The amenities appear after that (HMV-13). */
export function markPageLoading(): void {
  const { dataset } = document.documentElement;
  dataset.loading = '';
  addEventListener('load', () => {
    delete dataset.loading;
  });
}

/** Marks a page that React never hydrates, because a script is lost: page-notices.tsx is shown until it does. */
export function markPageFailed(): void {
  const { dataset } = document.documentElement;
  function check(): void {
    if (!('hydrated' in dataset)) dataset.failed = '';
  }
  addEventListener('load', () => setTimeout(check, LONGEST_HYDRATION_MS));
  setTimeout(check, LONGEST_LOAD_MS);
}

/**
 * Marks the page as scrolled past the threshold (NAV-10), also if it is already scrolled when it loads (NAV-12), and
 * while it is scrolled down.
 */
export function markPageScrolledPastThreshold(): void {
  const root = document.documentElement;
  let previous = 0;
  const update = () => {
    root.toggleAttribute('data-scrolled', scrollY > NAVIGATION_SCROLL_THRESHOLD_PX);
    // Safari bounces back from above the top
    if (scrollY !== previous) root.toggleAttribute('data-scrolled-down', scrollY > Math.max(previous, 0));
    previous = scrollY;
  };
  addEventListener('scroll', update, { passive: true });
  addEventListener('pageshow', update);
}

/** Sets `data-from` of `<html>` to the brand whose page linked to this one. */
export function markReferrerBrand(): void {
  if (!document.referrer) return;
  const { origin, pathname } = new URL(document.referrer);
  if (origin === location.origin) document.documentElement.dataset.from = pathname.split('/')[1];
}

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
