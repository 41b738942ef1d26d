'use client';

import { useEffect, useMemo, useRef, useState, type RefObject, type TouchEvent } from 'react';
import type { GalleryWords, Photo as PhotoData } from '@/content/types';
import { Lightbox } from '../ui/lightbox/lightbox';
import { Photo } from '../ui/photo/photo';
import { photoSrc } from '../ui/photo/photo-urls';
import styles from './room-gallery.module.css';
import { ROOM_GALLERIES_URL, usePublishedRoom } from './published-room';
import { MEDIA } from '../ui/media';

/** A shorter movement in px is a tap or a scroll. */
const MIN_SWIPE_PX = 40;

interface RoomGalleryProps {
  readonly roomId: number;
  /** The room's name. */
  readonly title: string;
  readonly photos: readonly PhotoData[];
  /** Shown when the published file has no pictures for the room. */
  readonly placeholders: readonly PhotoData[];
  readonly words: GalleryWords;
}

/** Gallery of a room: current photo, thumbnails, lightbox. Page and lightbox share one index (GAL-12). */
export function RoomGallery({ roomId, title, photos, placeholders, words }: RoomGalleryProps) {
  const pictures = usePublishedGallery(roomId, photos, placeholders);
  const [selectedIndex, setSelectedIndex] = useState(0);
  const [lightboxOpen, setLightboxOpen] = useState(false);
  const count = pictures.length;
  const current = Math.min(selectedIndex, count - 1);
  const move = (by: number) => setSelectedIndex((current + by + count) % count);
  const onSwipe = useSwipe(move);
  const thumbs = useRef<HTMLUListElement>(null);
  const inView = useInView(thumbs);
  const slides = useRef<HTMLUListElement>(null);

  // the button that opened the lightbox may be hidden by now, so focus goes to the current photo
  useEffect(() => {
    if (!lightboxOpen) return;
    const list = slides.current;
    return () => {
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        list?.querySelector<HTMLElement>('[data-position="current"] button')?.focus();
      });
    };
  }, [lightboxOpen]);

  return (
    <section className={styles.gallery} data-in-view={inView} aria-label={`${words.label}: ${title}`}>
      <div className={styles.viewer} {...onSwipe}>
        <ul ref={slides} className={styles.slides}>
          {pictures.map((picture, index) => (
            <li key={index} className={styles.slide} data-position={slidePosition(index, current, count)}>
              <button type="button" className={styles.enlarge} onClick={() => setLightboxOpen(true)}>
                <GalleryPhoto
                  picture={picture}
                  alt={`${title}, ${index + 1}`}
                  sizes={`${MEDIA.large} 52rem, 92vw`}
                />
                <span className="visuallyHidden">{words.enlarge}</span>
              </button>
            </li>
          ))}
        </ul>
        <div className={styles.controls}>
          <ArrowButton label={words.previous} d="M15 5l-7 7 7 7" onClick={() => move(-1)} />
          <p role="status">
            <span className="visuallyHidden">{words.picture} </span>
            {current + 1} {words.of} {count}
          </p>
          <ArrowButton label={words.next} d="M9 5l7 7-7 7" onClick={() => move(1)} />
        </div>
      </div>
      <ul className={styles.thumbs} ref={thumbs}>
        {pictures.map((picture, index) => (
          <li key={index}>
            <button
              type="button"
              className={styles.thumb}
              aria-label={`${words.picture} ${index + 1}`}
              aria-current={index === current}
              onClick={() => setSelectedIndex(index)}
            >
              <GalleryPhoto picture={picture} alt="" sizes="7rem" />
            </button>
          </li>
        ))}
      </ul>
      <Lightbox
        pictures={pictures}
        open={lightboxOpen}
        index={current}
        onIndexChange={setSelectedIndex}
        onClose={() => setLightboxOpen(false)}
        words={{ label: words.label, previous: words.previous, next: words.next, close: words.close }}
      />
    </section>
  );
}

/** A photo of content, or a path that was published after the build. */
type GalleryImage = PhotoData | string;

/** The prerendered photos, until the published file names others. */
function usePublishedGallery(
  roomId: number,
  photos: readonly PhotoData[],
  placeholders: readonly PhotoData[],
): readonly GalleryImage[] {
  const published = usePublishedRoom(roomId);
  useEffect(() => {
    if (published === null) console.error(`${ROOM_GALLERIES_URL} has no pictures of room ${roomId}.`);
  }, [published, roomId]);
  return useMemo(() => {
    if (published === undefined) return photos;
    if (published === null) return placeholders;
    return published.gallery.map((path) => photos.find((photo) => photoSrc(photo) === path) ?? path);
  }, [published, photos, placeholders]);
}

interface GalleryPhotoProps {
  readonly picture: GalleryImage;
  /** For an image of which only the path is known. */
  readonly alt: string;
  readonly sizes: string;
}

function GalleryPhoto({ picture, alt, sizes }: GalleryPhotoProps) {
  if (typeof picture !== 'string') {
    return <Photo photo={alt === '' ? { ...picture, alt } : picture} sizes={sizes} />;
  }
  // eslint-disable-next-line @next/next/no-img-element -- not known at build time
  return <img src={picture} alt={alt} loading="lazy" />;
}

/** True once the element was in view; thumbnails below the first screen load only then. */
function useInView(element: RefObject<Element | null>): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setInView(true);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return inView;
}

/** Adjacent slides are rendered invisibly, so that they are loaded in time. */
function slidePosition(index: number, current: number, count: number) {
  if (index === current) return 'current';
  const distance = Math.abs(index - current);
  return distance === 1 || distance === count - 1 ? 'adjacent' : 'distant';
}

interface ArrowButtonProps {
  readonly label: string;
  readonly d: string;
  readonly onClick: () => void;
}

function ArrowButton({ label, d, onClick }: ArrowButtonProps) {
  return (
    <button type="button" className={styles.arrow} aria-label={label} onClick={onClick}>
      <svg viewBox="0 0 24 24" width="22" height="22" fill="none" stroke="currentColor" aria-hidden="true">
        <path d={d} strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </button>
  );
}

function useSwipe(move: (by: number) => void) {
  const startX = useRef<number>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      startX.current = touches.length === 1 ? touches[0]?.clientX : undefined;
    },
    onTouchEnd: (event: TouchEvent) => {
      const endX = event.changedTouches[0]?.clientX;
      if (startX.current === undefined || endX === undefined) return;
      const distance = endX - startX.current;
      if (Math.abs(distance) < MIN_SWIPE_PX) return;
      // a swipe must not open the lightbox
      if (event.cancelable) event.preventDefault();
      move(distance < 0 ? 1 : -1);
    },
  };
}
