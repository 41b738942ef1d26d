/** Marks the page with the brand whose page has led here. */
export function markReferrerBrand(): void {
  if (!document.referrer) return;
  const { origin, pathname } = new URL(document.referrer);
  if (origin === location.origin) document.documentElement.dataset.from = pathname.split('/')[1];
}
