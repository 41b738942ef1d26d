import type { Room, RoomWords } from '@/content/types';
import { SiteLink } from '../ui/links';
import { Photo } from '../ui/photo/photo';
import { Section, SectionHeading } from '../ui/section/section';
import { RoomPrice } from './room-price';

interface OtherRoomsProps {
  readonly heading: string;
  readonly rooms: readonly Room[];
  readonly words: RoomWords;
  readonly base: string;
}

/** The other rooms of the room list, below a room. */
export function OtherRooms({ heading, rooms, words, base }: OtherRoomsProps) {
  return (
    <Section tone="tint" labelledBy="other-rooms">
      <SectionHeading id="other-rooms" heading={heading} />
      <ul>
        {rooms.map((room) => (
          <li key={room.id}>
            <SiteLink href={`${base}/room/${room.id}`}>
              <Photo photo={room.img} sizes="(max-width: 767px) 92vw, 36rem" />
              <h3>{room.title}</h3>
            </SiteLink>
            <RoomPrice price={room.price} words={words} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
