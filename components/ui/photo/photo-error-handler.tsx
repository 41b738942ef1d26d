'use client';

import { useEffect } from 'react';

export const FAILED_IMAGE_PLACEHOLDER_SRC = '/placeholder.svg';

/**
 * Replaces images that fail to load by a placeholder. One listener in the capture phase covers the whole document,
 * because `error` events do not bubble.
 */
export function PhotoErrorHandler() {
  useEffect(() => {
    const onError = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) showPlaceholder(target);
    };
    document.addEventListener('error', onError, true);
    // images that failed before this script ran
    for (const img of document.images) {
      if (img.complete && img.naturalWidth === 0 && img.currentSrc) showPlaceholder(img);
    }
    return () => document.removeEventListener('error', onError, true);
  }, []);
  return null;
}

function showPlaceholder(img: HTMLImageElement) {
  // the placeholder itself may be missing
  if (img.getAttribute('src') === FAILED_IMAGE_PLACEHOLDER_SRC) return;
  const sources =
    img.parentElement instanceof HTMLPictureElement ? img.parentElement.querySelectorAll('source') : [];
  // React owns these elements, so they are emptied instead of removed
  for (const element of [...sources, img]) element.removeAttribute('srcset');
  img.src = FAILED_IMAGE_PLACEHOLDER_SRC;
}
