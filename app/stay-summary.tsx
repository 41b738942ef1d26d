import { StayScreen } from '@/components/stay/stay-screen';
import { Section } from '@/components/ui/section/section';
import { stayRooms } from '@/content/stay-rooms';
import type { Brand } from '@/content/types';
import styles from './stay-summary.module.css';

interface StaySummaryProps {
  readonly brand: Brand;
  /** The page's title, where no banner above says it. */
  readonly title?: string;
}

/** A stay at the brand, as the address describes it. */
export function StaySummary({ brand, title }: StaySummaryProps) {
  return (
    <Section labelledBy="stay">
      {title && <h1 className={styles.title}>{title}</h1>}
      <StayScreen
        {...stayRooms(brand)}
        content={brand.stay}
        booking={brand.booking}
        findRoomHref={brand.pages.find_room.href}
        contactHref={brand.pages.contact.href}
        belowBanner={title === undefined}
      />
    </Section>
  );
}
