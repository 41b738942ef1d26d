/** Marks the page as loaded. The amenities appear after that (HMV-13). */
export function markPageLoaded(): void {
  addEventListener('load', () => {
    document.documentElement.dataset.loaded = '';
  });
}
