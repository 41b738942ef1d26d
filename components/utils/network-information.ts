/** Whether the browser or the system says so (Network Information API, media query). */
export function prefersReducedData(): boolean {
  const { connection }: Navigator & { readonly connection?: { readonly saveData?: boolean } } = navigator;
  return connection?.saveData === true || window.matchMedia('(prefers-reduced-data: reduce)').matches;
}
