const NAVIGATION_SCROLL_THRESHOLD_PX = 120;

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
