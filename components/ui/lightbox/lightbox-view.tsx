'use client';

import { useMemo } from 'react';
import YetAnotherLightbox, { useLightboxState, type SlideImage } from 'yet-another-react-lightbox';
import 'yet-another-react-lightbox/styles.css';
import type { Photo } from '@/content/types';
import { PLACEHOLDER_SRC } from '../photo/photo-fallback';
import { photoSrc } from '../photo/photo-urls';
import type { LightboxProps } from './lightbox';
import styles from './lightbox.module.css';

/** Imports the lightbox library; loaded by lightbox.tsx when first opened. */
export function LightboxView({ pictures, open, index, onIndexChange, onClose, words }: LightboxProps) {
  // memoised, because the library resets itself when it gets a new list
  const slides = useMemo(() => pictures.map(toSlide), [pictures]);
  return (
    <YetAnotherLightbox
      open={open}
      close={onClose}
      index={index}
      slides={slides}
      on={{ view: ({ index: shown }) => onIndexChange(shown) }}
      className={styles.lightbox}
      labels={{
        Lightbox: words.label,
        'Photo gallery': words.label,
        Previous: words.previous,
        Next: words.next,
        Close: words.close,
      }}
      toolbar={{ buttons: [<Counter key="counter" />, 'close'] }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      carousel={{ padding: '0px', spacing: '4%' }}
      render={{
        // eslint-disable-next-line @next/next/no-img-element -- an SVG has no variants
        iconError: () => <img src={PLACEHOLDER_SRC} alt="" className={styles.placeholder} />,
        iconPrev: () => <Chevron d="M15 5l-7 7 7 7" />,
        iconNext: () => <Chevron d="M9 5l7 7-7 7" />,
        iconClose: () => <Chevron d="M5.5 5.5l13 13M18.5 5.5l-13 13" />,
      }}
    />
  );
}

/** "1/8" as plain text; the counter of the library is hidden from screen readers. */
function Counter() {
  const { currentIndex, slides } = useLightboxState();
  return <span className={styles.counter}>{`${currentIndex + 1}/${slides.length}`}</span>;
}

function Chevron({ d }: { readonly d: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="28"
      height="28"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  );
}

function toSlide(picture: Photo | string): SlideImage {
  if (typeof picture === 'string') return { src: picture, alt: '' };
  const { name, alt, version, widths, width, height } = picture;
  return {
    src: photoSrc(picture),
    alt,
    width,
    height,
    srcSet: widths.map((each) => ({
      src: `/photos/${name}-${version}-${each}.webp`,
      width: each,
      height: Math.round((height * each) / width),
    })),
  };
}
