import type { ReactNode } from 'react';
import type { Booking, GalleryContent, GalleryTile } from '@/content/types';
import { OutsideLink } from '../../ui/links';
import { Photo } from '../../ui/photo/photo';
import { Section, SectionHeading } from '../../ui/section/section';
import styles from './gallery.module.css';
import { PictureViewer, ZoomButton } from './picture-viewer';

const HEADING_ID = 'gallery';

interface GalleryProps extends GalleryContent {
  readonly booking: Booking;
}

/** Four pictures hung like a wall of frames; each opens the lightbox at itself (HMV-19 to HMV-24). */
export function Gallery({ eyebrow, heading, text, tiles, more, bookingLabel, words, booking }: GalleryProps) {
  return (
    <Section tone="tint" labelledBy={HEADING_ID}>
      <SectionHeading id={HEADING_ID} eyebrow={eyebrow} heading={heading} text={text} />
      <PictureViewer pictures={[...tiles.map((tile) => tile.photo), ...more]} words={words}>
        <ul className={styles.wall}>
          {tiles.map((tile, index) => (
            <li key={tile.title} className={styles.tile}>
              <Frame {...tile} zoom={<ZoomButton index={index} label={`${words.zoom} ${tile.title}`} />} />
              <div className={styles.caption}>
                <h3>{tile.title}</h3>
                <p>{tile.description}</p>
                <OutsideLink href={booking.url} className={styles.booking}>
                  {bookingLabel}
                </OutsideLink>
              </div>
            </li>
          ))}
        </ul>
      </PictureViewer>
    </Section>
  );
}

function Frame({ photo, zoom }: Pick<GalleryTile, 'photo'> & { readonly zoom: ReactNode }) {
  return (
    <div className={styles.frame}>
      <Photo photo={photo} sizes="(max-width: 767px) 100vw, 66vw" />
      {zoom}
    </div>
  );
}
