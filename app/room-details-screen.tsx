import { StaySummary } from '@/components/stay/stay-summary';
import { PrintAddress } from '@/components/ui/print-address/print-address';
import { Section } from '@/components/ui/section/section';
import { roomOptions } from '@/content/resolve/room-options';
import type { Brand } from '@/content';
import styles from './room-details-screen.module.css';

interface RoomDetailsScreenProps {
  readonly brand: Brand;
  /** Page title for the page without a banner. */
  readonly title?: string;
}

/** Summary of the stay in the query string. */
export function RoomDetailsScreen({ brand, title }: RoomDetailsScreenProps) {
  const { phone, phoneText, whatsApp } = brand.business; // no more than that reaches the browser
  return (
    <Section labelledBy="stay">
      {title && <h1 className={styles.title}>{title}</h1>}
      <StaySummary
        {...roomOptions(brand)}
        content={brand.stay}
        booking={brand.booking}
        findRoomHref={brand.pages.find_room.href}
        contactHref={brand.pages.contact.href}
        belowBanner={title === undefined}
        share={brand.words.share}
        business={{ phone, phoneText, whatsApp }}
        brandName={brand.name}
      />
      <PrintAddress name={brand.name} business={brand.business} />
    </Section>
  );
}
