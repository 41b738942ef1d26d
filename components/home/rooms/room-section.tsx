import type { BrandBooking, Layouts, RoomSection as RoomSectionContent } from '@/content';
import { RoomCard } from '../../rooms/room-card/room-card';
import { Section, SectionHeading } from '../../ui/section/section';
import styles from './room-section.module.css';

interface RoomSectionProps extends RoomSectionContent {
  /** Id of the heading. */
  readonly id: string;
  readonly detailsLabel: string;
  readonly booking: BrandBooking;
  readonly cards: Layouts['roomCards'];
  readonly tone?: 'plain' | 'tint';
  /** `pair`: two columns, the third room across both (RMC-06). `columns`: three narrow ones. */
  readonly layout?: 'pair' | 'columns';
}

const PAIR = ['upright', 'upright', 'wide'] as const;
const COLUMNS = ['narrow', 'narrow', 'narrow'] as const;

/** Three rooms under a heading. */
export function RoomSection({
  id,
  eyebrow,
  heading,
  text,
  featured,
  tone,
  layout = 'pair',
  ...card
}: RoomSectionProps) {
  const cardLayouts = layout === 'columns' ? COLUMNS : PAIR;
  return (
    <Section labelledBy={id} tone={tone}>
      <SectionHeading id={id} eyebrow={eyebrow} heading={heading} text={text} />
      <ul className={styles.rooms} data-layout={layout}>
        {featured.map(({ room, photo }, index) => (
          <li key={room.id}>
            <RoomCard room={room} photo={photo} layout={cardLayouts[index]} {...card} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
