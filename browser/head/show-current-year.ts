/** Writes the year of the visit in the place of that of the build (FTR-07). */
export function showCurrentYear(): void {
  document.addEventListener('DOMContentLoaded', () => {
    for (const element of document.querySelectorAll('[data-current-year]'))
      element.textContent = String(new Date().getFullYear());
  });
}
