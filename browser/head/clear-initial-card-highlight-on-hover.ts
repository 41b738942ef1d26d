import { closest } from '../closest';

/**
 * Removes the initial highlight of a card when a mouse enters any card (LND-07, LND-08). Touch and keyboard do not
 * remove it (LND-10).
 */
export function clearInitialCardHighlightOnHover(): void {
  document.addEventListener('pointerover', ({ pointerType, target }) => {
    if (pointerType === 'touch' || !closest(target, '[data-highlighted]')) return;
    const card = document.querySelector<HTMLElement>('[data-highlighted=true]');
    if (card) card.dataset.highlighted = 'false';
  });
}
