/** Sets `data-from` of the page to the brand whose page linked to it. */
export function markReferrerBrand(): void {
  if (!document.referrer) return;
  const { origin, pathname } = new URL(document.referrer);
  if (origin === location.origin) document.documentElement.dataset.from = pathname.split('/')[1];
}
