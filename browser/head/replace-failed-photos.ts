import { FAILED_IMAGE_PLACEHOLDER_SRC } from '@/lib/photo-file-names';

/**
 * Replaces images that fail to load by a placeholder. One listener in the capture phase covers the whole document,
 * because `error` events do not bubble.
 */
export function replaceFailedPhotos(): void {
  addEventListener(
    'error',
    ({ target }) => {
      // the placeholder itself may be missing
      if (
        !(target instanceof HTMLImageElement) ||
        target.getAttribute('src') === FAILED_IMAGE_PLACEHOLDER_SRC
      )
        return;
      // React owns these elements, so they are emptied instead of removed
      for (const element of [...(target.closest('picture')?.querySelectorAll('source') ?? []), target])
        element.removeAttribute('srcset');
      target.src = FAILED_IMAGE_PLACEHOLDER_SRC;
    },
    true,
  );
}
