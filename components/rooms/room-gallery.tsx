'use client';

import { useEffect, useMemo, useRef, useState, type RefObject, type TouchEvent } from 'react';
import type { GalleryWords, Photo as PhotoData } from '@/content/types';
import { Lightbox } from '../ui/lightbox/lightbox';
import { Photo } from '../ui/photo/photo';
import { photoSrc } from '../ui/photo/photo-files';
import styles from './room-gallery.module.css';
import { ROOM_GALLERIES, useRoomPictures } from './room-galleries';

/** A shorter stroke of the finger in px is a tap, or the page being scrolled. */
const SWIPE_MIN = 40;

interface RoomGalleryProps {
  readonly roomId: number;
  /** The room's name. */
  readonly title: string;
  readonly photos: readonly PhotoData[];
  /** Shown when the published file has no pictures for the room (GAL-13). */
  readonly placeholders: readonly PhotoData[];
  readonly words: GalleryWords;
}

/** The room's pictures: one large, all small, and full screen. Page and full screen share one index (GAL-12). */
export function RoomGallery({ roomId, title, photos, placeholders, words }: RoomGalleryProps) {
  const pictures = useFollowedPictures(roomId, photos, placeholders);
  const [chosen, setChosen] = useState(0);
  const [enlarged, setEnlarged] = useState(false);
  const count = pictures.length;
  const current = Math.min(chosen, count - 1);
  const turn = (by: number) => setChosen((current + by + count) % count);
  const onSwipe = useSwipe(turn);
  const thumbs = useRef<HTMLUListElement>(null);
  const reached = useReached(thumbs);
  const slides = useRef<HTMLUListElement>(null);

  // the button that opened the lightbox may be out of sight by now, and cannot take the focus back
  useEffect(() => {
    if (!enlarged) return;
    const list = slides.current;
    return () => {
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        list?.querySelector<HTMLElement>('[data-place="current"] button')?.focus();
      });
    };
  }, [enlarged]);

  return (
    <section className={styles.gallery} data-reached={reached} aria-label={`${words.label}: ${title}`}>
      <div className={styles.stage} {...onSwipe}>
        <ul ref={slides} className={styles.slides}>
          {pictures.map((picture, index) => (
            <li key={index} className={styles.slide} data-place={placeOf(index, current, count)}>
              <button type="button" className={styles.enlarge} onClick={() => setEnlarged(true)}>
                <Picture
                  picture={picture}
                  alt={`${title}, ${index + 1}`}
                  sizes="(max-width: 1023px) 92vw, 52rem"
                />
                <span className="visuallyHidden">{words.enlarge}</span>
              </button>
            </li>
          ))}
        </ul>
        <div className={styles.controls}>
          <Turn label={words.previous} d="M15 5l-7 7 7 7" onClick={() => turn(-1)} />
          <p role="status">
            <span className="visuallyHidden">{words.picture} </span>
            {current + 1} {words.of} {count}
          </p>
          <Turn label={words.next} d="M9 5l7 7-7 7" onClick={() => turn(1)} />
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
              onClick={() => setChosen(index)}
            >
              <Picture picture={picture} alt="" sizes="7rem" />
            </button>
          </li>
        ))}
      </ul>
      <Lightbox
        pictures={pictures}
        open={enlarged}
        index={current}
        onIndexChange={setChosen}
        onClose={() => setEnlarged(false)}
        words={{ label: words.label, previous: words.previous, next: words.next, close: words.close }}
      />
    </section>
  );
}

/** A picture of the build, or the path of one that came later. */
type Shown = PhotoData | string;

/** The prerendered pictures, until the published file says otherwise. */
function useFollowedPictures(
  roomId: number,
  photos: readonly PhotoData[],
  placeholders: readonly PhotoData[],
): readonly Shown[] {
  const published = useRoomPictures(roomId);
  useEffect(() => {
    if (published === null) console.error(`${ROOM_GALLERIES} has no pictures of room ${roomId}.`);
  }, [published, roomId]);
  return useMemo(() => {
    if (published === undefined) return photos;
    if (published === null) return placeholders;
    return published.gallery.map((path) => photos.find((photo) => photoSrc(photo) === path) ?? path);
  }, [published, photos, placeholders]);
}

interface PictureProps {
  readonly picture: Shown;
  /** For a picture of which only the path is known. */
  readonly alt: string;
  readonly sizes: string;
}

function Picture({ picture, alt, sizes }: PictureProps) {
  if (typeof picture !== 'string') {
    return <Photo photo={alt === '' ? { ...picture, alt } : picture} sizes={sizes} />;
  }
  // eslint-disable-next-line @next/next/no-img-element -- a picture the build did not know
  return <img src={picture} alt={alt} loading="lazy" />;
}

/** True from the moment an element came into view: what is below the first screen costs that screen nothing. */
function useReached(element: RefObject<Element | null>): boolean {
  const [reached, setReached] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current || !('IntersectionObserver' in window)) return;
    const watch = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setReached(true);
    });
    watch.observe(current);
    return () => watch.disconnect();
  }, [element]);
  return reached;
}

/** Neighbours are laid out unseen, so that they are loaded before their turn. */
function placeOf(index: number, current: number, count: number) {
  if (index === current) return 'current';
  const distance = Math.abs(index - current);
  return distance === 1 || distance === count - 1 ? 'beside' : 'away';
}

interface TurnProps {
  readonly label: string;
  readonly d: string;
  readonly onClick: () => void;
}

function Turn({ label, d, onClick }: TurnProps) {
  return (
    <button type="button" className={styles.turn} aria-label={label} onClick={onClick}>
      <svg viewBox="0 0 24 24" width="22" height="22" fill="none" stroke="currentColor" aria-hidden="true">
        <path d={d} strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </button>
  );
}

function useSwipe(turn: (by: number) => void) {
  const from = useRef<number>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      from.current = touches.length === 1 ? touches[0]?.clientX : undefined;
    },
    onTouchEnd: (event: TouchEvent) => {
      const to = event.changedTouches[0]?.clientX;
      if (from.current === undefined || to === undefined) return;
      const stroke = to - from.current;
      if (Math.abs(stroke) < SWIPE_MIN) return;
      // a stroke is no tap
      if (event.cancelable) event.preventDefault();
      turn(stroke < 0 ? 1 : -1);
    },
  };
}
