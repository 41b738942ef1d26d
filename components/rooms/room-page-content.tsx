import type { ReactNode } from 'react';
import type { Brand } from '@/content/model';
import type { Look } from '@/content/model/brand';
import type { AmenityGroup, Room } from '@/content/model/rooms';
import { BREAKPOINTS } from '../utils/breakpoints';
import { PrintOnlyContactDetails } from '../ui/print-only-contact-details/print-only-contact-details';
import { BulletList } from '../ui/bullet-list/bullet-list';
import { Section, SectionHeading } from '../ui/section/section';
import { RoomRateTable } from './room-rate-table';
import styles from './room-page-content.module.css';
import { RoomGallery } from './room-gallery';
import { RoomPriceAndActions, StickyBookingBar } from './room-price-and-actions';
import { RoomDetails } from './room-price-and-details';

/** Beside the price and the facts: to the edge of the window, or in the column. */
const PHOTO_SIZES: Readonly<Record<Look, string>> = {
  gallery: `${BREAKPOINTS.large} 60vw, 92vw`,
  scrapbook: `${BREAKPOINTS.wide} 49rem, ${BREAKPOINTS.large} 60vw, 92vw`,
};

interface RoomPageContentProps {
  readonly brand: Brand;
  readonly room: Room;
  readonly offers: ReactNode;
}

/** Content of a room page. */
export function RoomPageContent({ brand, room, offers }: RoomPageContentProps) {
  const { name, look, rooms, booking, business } = brand;
  const { labels, policies, goodToKnow, fallbackPhotos, access } = rooms;
  const { previous, next, close, photo, position, photoPosition } = brand.labels.controls;
  return (
    <>
      <Section headingId="room">
        <div className={styles.room}>
          <div className={`${styles.head} stackS`}>
            <h2 id="room" translate="no">
              {room.title}
            </h2>
            <p className={styles.lead}>{room.summary}</p>
          </div>
          <div className={styles.photos}>
            <RoomGallery
              roomId={room.id}
              title={room.title}
              photoSizes={PHOTO_SIZES[look]}
              photos={room.gallery}
              fallbackPhotos={fallbackPhotos}
              labels={{ ...labels.gallery, previous, next, close, photo, position, photoPosition }}
            />
          </div>
          <RoomPriceAndActions brand={brand} room={room} />
          {/* phones show it here: moved by CSS, it would jump while the page is still loading */}
          <p className={`${styles.lead} ${styles.onPhones}`}>{room.summary}</p>
          <div className={`${styles.description} stackS readable`}>
            <h3>{labels.description}</h3>
            {room.description.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {business.photoNote && <p className={styles.note}>{business.photoNote}</p>}
          </div>
          {room.rateTable && <RoomRateTable {...room.rateTable} />}
        </div>
        <PrintOnlyContactDetails name={name} business={business} />
      </Section>
      {offers}
      <Section tone="tint" headingId="good-to-know" screenOnly>
        <ListsWithHeadings id="good-to-know" heading={labels.policies} groups={policies} />
        {goodToKnow.length > 0 && (
          <div className={styles.goodToKnow}>
            <RoomDetails details={goodToKnow} />
          </div>
        )}
      </Section>
      <Section headingId="amenities" screenOnly>
        <ListsWithHeadings
          asTiles={look === 'scrapbook'}
          id="amenities"
          heading={labels.amenities}
          groups={room.amenities}
        />
      </Section>
      <Section headingId="access" screenOnly>
        <div className={styles.access}>
          <SectionHeading id="access" heading={access.heading} text={access.text} />
          {room.accessDetails.length > 0 && <RoomDetails details={room.accessDetails} />}
        </div>
      </Section>
      <StickyBookingBar {...room} booking={booking} />
    </>
  );
}

interface ListsWithHeadingsProps {
  readonly id: string;
  readonly heading: string;
  /** Gives each list a background colour. */
  readonly asTiles?: boolean;
  readonly groups: readonly AmenityGroup[];
}

/** Lists with headings, side by side: policies, amenities. */
function ListsWithHeadings({ id, heading, asTiles, groups }: ListsWithHeadingsProps) {
  return (
    <div className={styles.groups} data-tiles={asTiles}>
      <h2 id={id}>{heading}</h2>
      {groups.map(({ title, items }) => (
        <div key={title} className={styles.group}>
          <h3 className="h4">{title}</h3>
          <BulletList items={items} />
        </div>
      ))}
    </div>
  );
}
