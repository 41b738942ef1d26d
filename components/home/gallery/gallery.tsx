import type { ReactNode } from 'react';
import type { BrandBooking, Controls, GalleryContent, GalleryTile } from '@/content';
import { BookingLink } from '../../ui/booking-link';
import { Photo } from '../../ui/photo/photo';
import { Section, SectionHeading } from '../../ui/section/section';
import styles from './gallery.module.css';
import { GalleryLightbox, ZoomButton } from './gallery-lightbox';
import { MEDIA } from '../../ui/media';

const HEADING_ID = 'gallery';

interface GalleryProps extends GalleryContent {
  readonly booking: BrandBooking;
  readonly labels: Pick<Controls, 'previous' | 'next' | 'close'>;
}

/** Gallery tiles; each opens the lightbox at its own photo (ODD-52). */
export function Gallery({
  eyebrow,
  heading,
  text,
  tiles,
  morePhotos,
  bookingLabel,
  words,
  booking,
  labels: { previous, next, close },
}: GalleryProps) {
  return (
    <Section tone="tint" labelledBy={HEADING_ID}>
      <SectionHeading id={HEADING_ID} eyebrow={eyebrow} heading={heading} text={text} />
      <GalleryLightbox
        pictures={[...tiles.map((tile) => tile.photo), ...morePhotos]}
        labels={{ label: words.label, previous, next, close }}
      >
        <ul className={styles.grid}>
          {tiles.map((tile, index) => (
            <li key={tile.title} className={styles.tile}>
              <TilePhoto
                {...tile}
                zoom={<ZoomButton index={index} label={`${words.zoom} ${tile.title}`} />}
              />
              <div className={styles.caption}>
                <h3 id={`${HEADING_ID}-${index + 1}`}>{tile.title}</h3>
                <p>{tile.description}</p>
                <BookingLink
                  booking={booking}
                  label={bookingLabel}
                  className={styles.booking}
                  describedBy={`${HEADING_ID}-${index + 1}`}
                />
              </div>
            </li>
          ))}
        </ul>
      </GalleryLightbox>
    </Section>
  );
}

function TilePhoto({ photo, zoom }: Pick<GalleryTile, 'photo'> & { readonly zoom: ReactNode }) {
  return (
    <div className={styles.frame}>
      <Photo photo={photo} sizes={`${MEDIA.medium} 66vw, 100vw`} />
      {zoom}
    </div>
  );
}
