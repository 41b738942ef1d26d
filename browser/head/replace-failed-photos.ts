import { FALLBACK_IMAGE_SRC } from '@/lib/photo-file-names';

/**
 * Replaces images that fail to load by a fallback. One listener in the capture phase covers the whole document,
 * because `error` events do not bubble.
 */
export function replaceFailedPhotos(): void {
  addEventListener(
    'error',
    ({ target }) => {
      // the fallback itself may be missing
      if (!(target instanceof HTMLImageElement) || target.getAttribute('src') === FALLBACK_IMAGE_SRC) return;
      // React owns these elements, so they are emptied instead of removed
      for (const element of [...(target.closest('picture')?.querySelectorAll('source') ?? []), target])
        element.removeAttribute('srcset');
      target.src = FALLBACK_IMAGE_SRC;
    },
    true,
  );
}
