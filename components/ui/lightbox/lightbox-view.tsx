import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import YetAnotherLightbox, {
  useLightboxState,
  type ControllerRef,
  type Slide,
  type SlideImage,
} from 'yet-another-react-lightbox';
import 'yet-another-react-lightbox/styles.css';
import type { PhotoContent } from '@/content/fields/photo-content';
import { FALLBACK_IMAGE_SRC, getPhotoUrl, getPhotoVariantFileName } from '@/lib/photo-file-names';
import { Icon } from '../icon/icon';
import { getUnversionedPhotoSrc } from '../photo/photo-urls';
import { useMotionAllowed } from '../../hooks/use-motion-allowed';
import type { LightboxViewProps } from './lightbox';
import styles from './lightbox.module.css';

/** Imports the lightbox library; loaded by lightbox.tsx when first opened. */
export function LightboxView({
  photos,
  open,
  index,
  onIndexChange,
  onClose,
  labels,
  opener,
}: LightboxViewProps) {
  const motionAllowed = useMotionAllowed();
  // the library changes its index by itself; passing that index back to it would undo the next step of a fast visitor
  const [opened, setOpened] = useState({ open, index });
  if (open !== opened.open) setOpened({ open, index });
  // memoised, because the library resets itself when it gets a new list
  const slides = useMemo(() => photos.map(toSlide), [photos]);
  const controller = useRef<ControllerRef>(null);

  /** The library drops keys that come faster than its animation. One that is held down is left to it. */
  function turnAtOnce(event: KeyboardEvent) {
    const turn = event.repeat ? undefined : TURN_BY_KEY[event.key];
    if (!turn) return;
    event.stopPropagation();
    controller.current?.[turn]();
  }

  return (
    <YetAnotherLightbox
      open={open}
      close={onClose}
      index={opened.index}
      slides={slides}
      on={{
        view: ({ index: shownIndex }) => onIndexChange(shownIndex),
        entering: () => motionAllowed && growFrom(opener.current),
      }}
      className={styles.lightbox}
      labels={{
        Lightbox: labels.label,
        'Photo gallery': labels.label,
        Previous: labels.previous,
        Next: labels.next,
        Close: labels.close,
      }}
      toolbar={{ buttons: [<Counter key="counter" />, 'close'] }}
      controller={{ ref: controller, closeOnBackdropClick: true, closeOnPullDown: true }}
      portal={{ container: { onKeyDownCapture: turnAtOnce } }}
      carousel={{ padding: 0 }}
      render={{
        slideHeader: ({ slide }) => <Preview slide={slide} />,
        // eslint-disable-next-line @next/next/no-img-element -- an SVG has no variants
        iconError: () => <img src={FALLBACK_IMAGE_SRC} alt="" className={styles.fallbackImage} />,
        iconPrev: () => <Icon name="previous" size={28} />,
        iconNext: () => <Icon name="next" size={28} />,
        iconClose: () => <Icon name="close" size={28} />,
      }}
    />
  );
}

const TURN_BY_KEY: Readonly<Record<string, 'prev' | 'next' | undefined>> = {
  ArrowLeft: 'prev',
  ArrowRight: 'next',
};

/** Below a photo until it has arrived: the page's own picture of it, if that is loaded. */
function Preview({ slide }: { readonly slide: Slide }) {
  const [src] = useState(() => findLoadedSrc(slide.src));
  const { width: maxWidth, height: maxHeight } = slide;
  // eslint-disable-next-line @next/next/no-img-element -- the page has chosen the variant
  return src && <img src={src} alt="" className={styles.preview} style={{ maxWidth, maxHeight }} />;
}

const findLoadedSrc = (src: string) =>
  [...document.images].find((image) => image.getAttribute('src') === src && image.naturalWidth > 0)
    ?.currentSrc;

/** The photo grows out of the one that was pressed. */
function growFrom(opener: Element | null) {
  const slide = document.querySelector('.yarl__slide_current');
  if (!opener || !slide) return;
  const from = opener.getBoundingClientRect();
  const to = slide.getBoundingClientRect();
  const x = from.x + from.width / 2 - (to.x + to.width / 2);
  const y = from.y + from.height / 2 - (to.y + to.height / 2);
  const scale = Math.max(from.width / to.width, from.height / to.height);
  slide.animate(
    { transform: [`translate(${x}px, ${y}px) scale(${scale})`, 'none'] },
    { duration: 260, easing: 'cubic-bezier(0.2, 0, 0, 1)' },
  );
}

/** "1/8" as plain text; the counter of the library is hidden from screen readers. */
function Counter() {
  const { currentIndex, slides } = useLightboxState();
  return <span className={styles.counter}>{`${currentIndex + 1}/${slides.length}`}</span>;
}

function toSlide(photo: PhotoContent | string): SlideImage {
  if (typeof photo === 'string') return { src: photo, alt: '' };
  const { alt, widths, width, height } = photo;
  return {
    src: getUnversionedPhotoSrc(photo),
    alt,
    width,
    height,
    srcSet: widths.map((each) => ({
      src: getPhotoUrl(getPhotoVariantFileName(photo, each, 'webp')),
      width: each,
      height: Math.round((height * each) / width),
    })),
  };
}
