/** Marks the page as loaded: the amenities come up from then on (HMV-13). */
export function markPageLoaded(): void {
  addEventListener('load', () => {
    document.documentElement.dataset.loaded = '';
  });
}
