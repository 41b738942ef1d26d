/** Marks the page until it has loaded. The amenities appear after that (HMV-13). */
export function markPageLoading(): void {
  const { dataset } = document.documentElement;
  dataset.loading = '';
  addEventListener('load', () => {
    delete dataset.loading;
  });
}
