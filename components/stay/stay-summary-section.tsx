import type { ComponentProps } from 'react';
import type { Brand } from '@/content/model';
import { PrintOnlyContactDetails } from '../ui/print-only-contact-details/print-only-contact-details';
import { Section } from '../ui/section/section';
import { RoomAndStaySummary } from './room-and-stay-summary';
import styles from './stay-summary-section.module.css';

interface StaySummarySectionProps extends Pick<
  ComponentProps<typeof RoomAndStaySummary>,
  'rooms' | 'defaultRoom'
> {
  readonly brand: Brand;
  /** Page title for the page without a banner. */
  readonly title?: string;
}

/** Summary of the stay in the query string. */
export function StaySummarySection({ brand, rooms, defaultRoom, title }: StaySummarySectionProps) {
  // only these parts of the brand are sent to the browser
  const { id, name } = brand;
  const { phone, phoneText, whatsApp, location } = brand.business;
  const { labels: tideLabels, stay: tideStay, today, href } = brand.tides;
  return (
    <Section headingId="stay">
      {title && <h1 className={styles.title}>{title}</h1>}
      <RoomAndStaySummary
        rooms={rooms}
        defaultRoom={defaultRoom}
        capacity={{ rooms: brand.numberOfRooms, sleeps: brand.sleeps }}
        content={brand.stay}
        booking={brand.booking}
        findRoomHref={brand.pages.find_room.href}
        contactHref={brand.pages.contact.href}
        shareLabels={brand.labels.share}
        business={{ phone, phoneText, whatsApp, location }}
        tides={{ labels: tideLabels, stay: tideStay, more: { label: today.link, href } }}
        brand={{ id, name }}
      />
      <PrintOnlyContactDetails name={name} business={brand.business} />
    </Section>
  );
}
