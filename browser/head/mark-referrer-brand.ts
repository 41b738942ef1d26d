/** Sets `data-from` of `<html>` to the brand whose page linked to this one. */
export function markReferrerBrand(): void {
  if (!document.referrer) return;
  const { origin, pathname } = new URL(document.referrer);
  if (origin === location.origin) document.documentElement.dataset.from = pathname.split('/')[1];
}
