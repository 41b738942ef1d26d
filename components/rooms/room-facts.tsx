import type { Room, RoomWords } from '@/content/types';
import styles from './room-facts.module.css';

interface RoomFactsProps {
  readonly room: Pick<Room, 'adults' | 'sizeText' | 'facts'>;
  readonly words: Pick<RoomWords, 'adults' | 'guestsLabel' | 'sizeLabel'>;
}

/** Guests, size, beds, pools. */
export function RoomFacts({ room, words }: RoomFactsProps) {
  const facts = [
    { label: words.guestsLabel, value: `${room.adults} ${words.adults}` },
    { label: words.sizeLabel, value: room.sizeText },
    ...room.facts,
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
