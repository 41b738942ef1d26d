'use client';

import { Fragment, useEffect, useRef, useState } from 'react';
import type { ControlLabels } from '@/content/model/labels';
import type { PhotoContent } from '@/content/fields/photo-content';
import type { RoomGalleryLabels } from '@/content/model/rooms';
import { interpolate } from '@/lib/interpolate';
import { IconButton } from '../ui/icon-button/icon-button';
import { Lightbox } from '../ui/lightbox/lightbox';
import { useInView } from '../hooks/use-in-view';
import { RoomGalleryPhoto, useFetchedGallery } from './fetched-room-photos';
import styles from './room-gallery.module.css';

const ARROW_CLASS = `${styles.arrow} iconButton tintOnHover`;

interface RoomGalleryProps {
  readonly roomId: number;
  /** The room's name. */
  readonly title: string;
  /** `sizes` of the photo that is shown. */
  readonly photoSizes: string;
  readonly photos: readonly PhotoContent[];
  /** Shown when the data file has no pictures for the room. */
  readonly fallbackPhotos: readonly PhotoContent[];
  readonly labels: RoomGalleryLabels & Omit<ControlLabels, 'newTab'>;
}

/** Gallery of a room: a row to swipe, thumbnails, lightbox. Page and lightbox share one index (GAL-12). */
export function RoomGallery({ roomId, title, photoSizes, photos, fallbackPhotos, labels }: RoomGalleryProps) {
  const shownPhotos = useFetchedGallery(roomId, photos, fallbackPhotos);
  const [selected, setSelected] = useState({ index: 0, faded: false });
  const [lightboxOpen, setLightboxOpen] = useState(false);
  const row = useRef<HTMLUListElement>(null);
  const thumbs = useRef<HTMLUListElement>(null);
  /**
   * Whether the thumbnails have been in view. Until then neither they nor the pictures beside the current one are
   * loaded.
   */
  const inView = useInView(thumbs, { once: true }) ?? false;
  const count = shownPhotos.length;
  const current = Math.min(selected.index, count - 1);
  const { previous, next, close } = labels;
  const label = interpolate(labels.galleryLabel, { room: title });
  const enlargeButton = (index: number) => row.current?.children[index]?.querySelector('button');

  useEffect(() => {
    if (thumbs.current) scrollToMiddle(thumbs.current, current);
  }, [current]);

  function goTo(index: number) {
    const { current: list } = row;
    list?.scrollTo?.({ left: index * list.clientWidth, behavior: 'instant' });
    setSelected({ index, faded: true });
  }

  /** Follows a swipe; goTo() has already selected what it scrolls to. */
  function onScroll() {
    const { current: list } = row;
    if (!list) return;
    const index = Math.round(list.scrollLeft / list.clientWidth);
    if (index === current) return;
    if (list.contains(document.activeElement)) enlargeButton(index)?.focus({ preventScroll: true });
    setSelected({ index, faded: false });
  }

  return (
    <section className={styles.gallery} data-in-view={inView} aria-label={label}>
      <div className={styles.viewer}>
        <ul ref={row} className={styles.slides} onScroll={onScroll}>
          {shownPhotos.map((photo, index) => (
            <li
              key={index}
              className={styles.slide}
              data-position={slidePosition(index, current, count)}
              data-faded={(index === current && selected.faded) || undefined}
              // hidden only after hydration: without JavaScript all pictures can be read
              aria-hidden={(inView && index !== current) || undefined}
            >
              <button
                type="button"
                className={styles.enlarge}
                tabIndex={inView && index !== current ? -1 : undefined}
                onClick={() => setLightboxOpen(true)}
              >
                <RoomGalleryPhoto
                  photo={photo}
                  alt={`${title}, ${index + 1}`}
                  sizes={photoSizes}
                  priority={index === 0}
                  // the last picture is adjacent to the first one although it is far away in the row, so lazy loading
                  // would not fetch it
                  eager={index === 0 || (inView && slidePosition(index, current, count) === 'adjacent')}
                />
                <span className="visuallyHidden">{labels.enlarge}</span>
              </button>
            </li>
          ))}
        </ul>
        <div className={styles.controls}>
          <IconButton
            icon="previous"
            className={ARROW_CLASS}
            aria-label={previous}
            onClick={() => goTo((current + count - 1) % count)}
          />
          <p role="status">
            <Fragment key={current}>
              <span className="visuallyHidden">
                {interpolate(labels.photoPosition, { number: current + 1, count })}
              </span>
              <span aria-hidden="true">{interpolate(labels.position, { number: current + 1, count })}</span>
            </Fragment>
          </p>
          <IconButton
            icon="next"
            className={ARROW_CLASS}
            aria-label={next}
            onClick={() => goTo((current + 1) % count)}
          />
        </div>
      </div>
      <ul className={`${styles.thumbs} scriptOnly screenOnly`} ref={thumbs}>
        {shownPhotos.map((photo, index) => (
          <li key={index}>
            <button
              type="button"
              className={styles.thumb}
              aria-label={interpolate(labels.photo, { number: index + 1 })}
              data-average-color={typeof photo === 'string' ? undefined : photo.averageColor}
              aria-current={index === current}
              onClick={() => goTo(index)}
            >
              <RoomGalleryPhoto photo={photo} alt="" sizes="9rem" />
            </button>
          </li>
        ))}
      </ul>
      <Lightbox
        photos={shownPhotos}
        open={lightboxOpen}
        index={current}
        onIndexChange={(index) => index !== current && goTo(index)}
        onClose={() => setLightboxOpen(false)}
        labels={{ label, previous, next, close }}
        // the button that opened the lightbox may show another picture by then
        focusAfter={() => enlargeButton(current)}
      />
    </section>
  );
}

/** Scrolls the row alone, where scrollIntoView would scroll the page as well. */
function scrollToMiddle(row: Element, index: number): void {
  const getMiddle = (element: Element) => {
    const { left, width } = element.getBoundingClientRect();
    return left + width / 2;
  };
  const item = row.children[index];
  if (item) row.scrollBy?.({ left: getMiddle(item) - getMiddle(row) });
}

/** Adjacent pictures are loaded in advance, distant ones are not. */
function slidePosition(index: number, current: number, count: number) {
  if (index === current) return 'current';
  const distance = Math.abs(index - current);
  return distance === 1 || distance === count - 1 ? 'adjacent' : 'distant';
}
