/** Replaces the build year with the current year (FTR-07). */
export function showCurrentYear(): void {
  document.addEventListener('DOMContentLoaded', () => {
    for (const element of document.querySelectorAll('[data-current-year]'))
      element.textContent = String(new Date().getFullYear());
  });
}
