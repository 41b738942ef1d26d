import type { Booking, Room, RoomsContent } from '@/content/types';
import { ButtonLink } from '../ui/button/button';
import { Section } from '../ui/section/section';
import { RoomFacts } from './room-facts';
import { RoomPrice } from './room-price';

interface RoomDetailProps {
  readonly room: Room;
  readonly content: Pick<RoomsContent, 'policies' | 'words'>;
  readonly booking: Booking;
  readonly base: string;
}

/** Everything a guest asks before booking a room. */
export function RoomDetail({ room, content, booking }: RoomDetailProps) {
  const { words, policies } = content;
  return (
    <Section labelledBy="room">
      <h2 id="room">{room.title}</h2>
      <RoomPrice price={room.price} words={words} />
      <RoomFacts room={room} words={words} />
      <ButtonLink href={booking.url}>{booking.cardLabel}</ButtonLink>
      {room.description.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {policies.map(({ title, items }) => (
        <div key={title}>
          <h3>{title}</h3>
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      ))}
      <h3>{words.amenities}</h3>
      {room.amenities.map(({ title, items }) => (
        <div key={title}>
          <h4>{title}</h4>
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      ))}
    </Section>
  );
}
