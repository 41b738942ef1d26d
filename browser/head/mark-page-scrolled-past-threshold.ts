const NAVIGATION_SCROLL_THRESHOLD_PX = 120;

/** Marks the page as scrolled past the threshold (NAV-10), also if it is already scrolled when it loads (NAV-12). */
export function markPageScrolledPastThreshold(): void {
  const update = () =>
    document.documentElement.toggleAttribute('data-scrolled', scrollY > NAVIGATION_SCROLL_THRESHOLD_PX);
  addEventListener('scroll', update, { passive: true });
  addEventListener('pageshow', update);
}
