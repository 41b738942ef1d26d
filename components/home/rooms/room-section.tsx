import type { Booking, RoomSection as RoomSectionContent, RoomWords } from '@/content/types';
import { RoomCard } from '../../rooms/room-card/room-card';
import { Section, SectionHeading } from '../../ui/section/section';
import styles from './room-section.module.css';

interface RoomSectionProps extends RoomSectionContent {
  /** Names the section within the page. */
  readonly id: string;
  readonly words: RoomWords;
  readonly booking: Booking;
  readonly tone?: 'plain' | 'tint';
}

/** Three rooms: two side by side, the third as wide as both (RMC-06). */
export function RoomSection({ id, eyebrow, heading, text, picks, tone, ...card }: RoomSectionProps) {
  return (
    <Section labelledBy={id} tone={tone}>
      <SectionHeading id={id} eyebrow={eyebrow} heading={heading} text={text} />
      <ul className={styles.rooms}>
        {picks.map(({ room, photo }, index) => (
          <li key={room.id}>
            <RoomCard room={room} photo={photo} layout={index === 2 ? 'wide' : 'upright'} {...card} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
