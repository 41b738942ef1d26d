import type { Booking, RoomSection as RoomSectionContent } from '@/content/types';
import { RoomCard } from '../../rooms/room-card/room-card';
import { Section, SectionHeading } from '../../ui/section/section';
import styles from './room-section.module.css';

interface RoomSectionProps extends RoomSectionContent {
  /** Id of the heading. */
  readonly id: string;
  readonly detailsLabel: string;
  readonly booking: Booking;
  readonly tone?: 'plain' | 'tint';
}

/** Three rooms: two columns, the third across both (RMC-06). */
export function RoomSection({ id, eyebrow, heading, text, featured, tone, ...card }: RoomSectionProps) {
  return (
    <Section labelledBy={id} tone={tone}>
      <SectionHeading id={id} eyebrow={eyebrow} heading={heading} text={text} />
      <ul className={styles.rooms}>
        {featured.map(({ room, photo }, index) => (
          <li key={room.id}>
            <RoomCard room={room} photo={photo} layout={index === 2 ? 'wide' : 'upright'} {...card} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
