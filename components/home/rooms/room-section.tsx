import type { Booking, Photo, Room, RoomSection as RoomSectionContent, RoomWords } from '@/content/types';
import { RoomCard } from '../../rooms/room-card/room-card';
import { Section, SectionHeading } from '../../ui/section/section';
import styles from './room-section.module.css';

interface RoomSectionProps extends RoomSectionContent {
  /** Names the section within the page. */
  readonly id: string;
  readonly rooms: readonly Room[];
  readonly words: RoomWords;
  readonly base: string;
  readonly booking: Booking;
  readonly tone?: 'plain' | 'tint';
}

/** Three rooms: two side by side, the third as wide as both (RMC-06). */
export function RoomSection({ id, eyebrow, heading, text, picks, rooms, tone, ...card }: RoomSectionProps) {
  return (
    <Section labelledBy={id} tone={tone}>
      <SectionHeading id={id} eyebrow={eyebrow} heading={heading} text={text} />
      <ul className={styles.rooms}>
        {chosenFrom(rooms, picks).map(({ room, photo }, index) => (
          <li key={room.id}>
            <RoomCard room={room} photo={photo} layout={index === 2 ? 'wide' : 'upright'} {...card} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function chosenFrom(
  rooms: readonly Room[],
  picks: RoomSectionContent['picks'],
): { room: Room; photo: Photo }[] {
  return picks.map(({ roomId, photo }) => {
    const room = rooms.find(({ id }) => id === roomId);
    if (!room) throw new Error(`The home picks room ${roomId}, which is not among the rooms of the house.`);
    return { room, photo };
  });
}
