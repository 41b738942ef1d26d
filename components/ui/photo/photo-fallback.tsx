'use client';

import { useEffect } from 'react';

export const PLACEHOLDER = '/placeholder.svg';

/**
 * Puts a quiet drawing where a picture could not be loaded. One listener hears the whole document,
 * because `error` of an element does not bubble but can be caught on its way down.
 */
export function PhotoFallback() {
  useEffect(() => {
    const onError = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) showPlaceholder(target);
    };
    document.addEventListener('error', onError, true);
    // those that failed before this code had arrived
    for (const img of document.images) {
      if (img.complete && img.naturalWidth === 0 && img.currentSrc) showPlaceholder(img);
    }
    return () => document.removeEventListener('error', onError, true);
  }, []);
  return null;
}

function showPlaceholder(img: HTMLImageElement) {
  // the drawing itself may be what is missing
  if (img.getAttribute('src') === PLACEHOLDER) return;
  const sources =
    img.parentElement instanceof HTMLPictureElement ? img.parentElement.querySelectorAll('source') : [];
  // emptied, not taken out: they are React's
  for (const element of [...sources, img]) element.removeAttribute('srcset');
  img.src = PLACEHOLDER;
}
