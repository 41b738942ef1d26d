import { preload } from 'react-dom';
import type { Photo as PhotoData } from '@/content/types';
import { photoSrc, photoSrcSet, portraitSrcSet } from './photo-files';
import styles from './photo.module.css';

interface PhotoProps {
  readonly photo: PhotoData;
  /** How wide it is shown, as the `sizes` attribute; where it is cropped to fill a tall box, wider than the box. */
  readonly sizes: string;
  /** The largest picture of the first screen: fetched before all others. */
  readonly priority?: boolean;
  /** Fetched as soon as it stands in the page, wherever it stands: for one that is about to move in. */
  readonly eager?: boolean;
  /** Show the picture's own tall crop on a phone held upright, if it has one. */
  readonly portrait?: boolean;
  readonly className?: string;
}

const UPRIGHT_PHONE = '(max-width: 767px) and (orientation: portrait)';
const ANYTHING_ELSE = '(min-width: 768px), (orientation: landscape)';

/** A picture of the house in the format, width and crop that suit the screen. */
export function Photo({
  photo,
  sizes,
  priority = false,
  eager = priority,
  portrait = false,
  className,
}: PhotoProps) {
  const crop = portrait ? photo.portrait : undefined;
  const avif = photoSrcSet(photo, 'avif');
  const portraitAvif = crop && portraitSrcSet(photo, crop, 'avif');

  if (priority) {
    const first = { as: 'image', type: 'image/avif', imageSizes: sizes, fetchPriority: 'high' } as const;
    // browsers that do not read AVIF skip a preload of that type, and find the WebP in the picture
    if (portraitAvif) preload(photoSrc(photo), { ...first, imageSrcSet: portraitAvif, media: UPRIGHT_PHONE });
    preload(photoSrc(photo), { ...first, imageSrcSet: avif, media: crop && ANYTHING_ELSE });
  }

  return (
    <picture className={className}>
      {crop &&
        (['avif', 'webp'] as const).map((format) => (
          <source
            key={format}
            media={UPRIGHT_PHONE}
            type={`image/${format}`}
            srcSet={portraitSrcSet(photo, crop, format)}
            sizes={sizes}
            width={crop.width}
            height={crop.height}
          />
        ))}
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        className={styles.photo}
        src={photoSrc(photo)}
        srcSet={photoSrcSet(photo, 'webp')}
        sizes={sizes}
        width={photo.width}
        height={photo.height}
        alt={photo.alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        data-ground={photo.ground}
      />
    </picture>
  );
}
