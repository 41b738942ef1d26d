import type { BookingLinkContent, Look } from '@/content/model/brand';
import type { GalleryContent } from '@/content/model/home';
import type { ControlLabels } from '@/content/model/labels';
import { interpolate } from '@/lib/interpolate';
import { BookingLink } from '../../ui/booking-link';
import { Photo } from '../../ui/photo/photo';
import { Section, SectionHeading } from '../../ui/section/section';
import styles from './gallery.module.css';
import { GalleryLightbox, OpenLightboxButton } from './gallery-lightbox';
import { BREAKPOINTS } from '../../utils/breakpoints';

const HEADING_ID = 'gallery';

/** `sizes` of the photos. */
const SIZES = {
  gallery: {
    first: `${BREAKPOINTS.medium} 75rem, 70vw`,
    others: `${BREAKPOINTS.medium} 33vw, 70vw`,
  },
  scrapbook: {
    first: `${BREAKPOINTS.medium} 50vw, 70vw`,
    others: `${BREAKPOINTS.medium} 50vw, 70vw`,
  },
};

interface GalleryProps extends GalleryContent {
  readonly look: Look;
  readonly booking: BookingLinkContent;
  readonly controlLabels: ControlLabels;
}

/** Gallery tiles; each opens the lightbox at its own photo (ODD-52). */
export function Gallery({
  look,
  tiles,
  morePhotos,
  bookingLabel,
  labels,
  booking,
  controlLabels: { previous, next, close },
  ...heading
}: GalleryProps) {
  return (
    <Section tone="tint" headingId={HEADING_ID}>
      <div className={styles.layout}>
        <SectionHeading id={HEADING_ID} {...heading} />
        <GalleryLightbox
          photos={[...tiles.map((tile) => tile.photo), ...morePhotos]}
          labels={{ label: labels.lightboxLabel, previous, next, close }}
        >
          <ul className={`${styles.grid} swipedOnPhones`}>
            {tiles.map((tile, index) => (
              <li key={tile.title} className={`${styles.tile} livelyCard`}>
                <div className={`${styles.frame} livelyPhoto ratio3x2 rounded`}>
                  <Photo photo={tile.photo} sizes={SIZES[look][index === 0 ? 'first' : 'others']} />
                  <OpenLightboxButton index={index} label={interpolate(labels.zoom, { title: tile.title })} />
                </div>
                <div className={styles.caption}>
                  <h3 id={`${HEADING_ID}-${index + 1}`}>{tile.title}</h3>
                  <p>{tile.description}</p>
                  <BookingLink
                    booking={booking}
                    label={bookingLabel}
                    className="touchTarget bold"
                    describedBy={`${HEADING_ID}-${index + 1}`}
                  />
                </div>
              </li>
            ))}
          </ul>
        </GalleryLightbox>
      </div>
    </Section>
  );
}
