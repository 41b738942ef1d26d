import { closest } from '../closest';

/**
 * Ends the highlight of a card as soon as a mouse is over any card (LND-07, LND-08); touch and keyboard do not
 * (LND-10).
 */
export function clearInitialCardHighlightOnHover(): void {
  document.addEventListener('pointerover', ({ pointerType, target }) => {
    if (pointerType === 'touch' || !closest(target, '[data-highlighted]')) return;
    const card = document.querySelector<HTMLElement>('[data-highlighted=true]');
    if (card) card.dataset.highlighted = 'false';
  });
}
