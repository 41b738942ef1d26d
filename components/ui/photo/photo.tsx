import { ViewTransition } from 'react';
import { preload } from 'react-dom';
import type { PhotoContent } from '@/content/fields/photo-content';
import { BREAKPOINTS, PORTRAIT_PHONE } from '../../utils/breakpoints';
import { getUnversionedPhotoSrc, createPhotoSrcSet, createPortraitSrcSet } from './photo-urls';
import styles from './photo.module.css';

interface PhotoProps {
  readonly photo: PhotoContent;
  /** The `sizes` attribute. For a photo that is cropped to fill a tall box, give the width before cropping. */
  readonly sizes: string;
  /** Preloads the photo: for the largest one of the first screen. */
  readonly priority?: boolean;
  /** Loads without waiting for the viewport: for a slide that is about to come. */
  readonly eager?: boolean;
  /** Uses the portrait crop on phones in portrait orientation, if there is one. */
  readonly portrait?: boolean;
  readonly className?: string;
}

const NOT_PORTRAIT_PHONE = `${BREAKPOINTS.medium}, (orientation: landscape)`;

/**
 * A responsive photo: AVIF or WebP, in the width and crop that suit the screen. One with `sharedTransition` glides to
 * its place on the next page, if that page shows it too (app/styles/motion.css).
 */
export function Photo({ sharedTransition, ...props }: PhotoProps & { readonly sharedTransition?: boolean }) {
  if (!sharedTransition) return <Picture {...props} />;
  return (
    <ViewTransition name={`photo-${props.photo.name}`} default="none" share="photo">
      <Picture {...props} />
    </ViewTransition>
  );
}

/** Rounds to percent in the steps of app/styles/photo-focal-point.css. */
const focusStep = (share: number) => Math.round(share * 20) * 5;

function Picture({
  photo,
  sizes,
  priority = false,
  eager = priority,
  portrait = false,
  className,
}: PhotoProps) {
  const crop = portrait ? photo.portrait : undefined;
  const avif = createPhotoSrcSet(photo, 'avif');
  const portraitAvif = crop && createPortraitSrcSet(photo, crop, 'avif');

  if (priority) {
    const preloadOptions = {
      as: 'image',
      type: 'image/avif',
      imageSizes: sizes,
      fetchPriority: 'high',
    } as const;
    // browsers without AVIF ignore a preload of that type and use the WebP source
    if (portraitAvif)
      preload(getUnversionedPhotoSrc(photo), {
        ...preloadOptions,
        imageSrcSet: portraitAvif,
        media: PORTRAIT_PHONE,
      });
    preload(getUnversionedPhotoSrc(photo), {
      ...preloadOptions,
      imageSrcSet: avif,
      media: crop && NOT_PORTRAIT_PHONE,
    });
  }

  return (
    <picture className={className} data-focus={photo.focus && focusStep(photo.focus.y)}>
      {crop &&
        (['avif', 'webp'] as const).map((format) => (
          <source
            key={format}
            media={PORTRAIT_PHONE}
            type={`image/${format}`}
            srcSet={createPortraitSrcSet(photo, crop, format)}
            sizes={sizes}
            width={crop.width}
            height={crop.height}
          />
        ))}
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        className={styles.photo}
        src={getUnversionedPhotoSrc(photo)}
        srcSet={createPhotoSrcSet(photo, 'webp')}
        sizes={sizes}
        width={photo.width}
        height={photo.height}
        alt={photo.alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        data-average-color={photo.averageColor}
        data-focus={photo.focus && focusStep(photo.focus.x)}
      />
    </picture>
  );
}
