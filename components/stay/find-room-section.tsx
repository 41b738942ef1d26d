import type { LabelledLink } from '@/lib/link-types';
import type { Look } from '@/content/model/brand';
import type { StayContent } from '@/content/model/stay';
import { Button, ButtonLink } from '../ui/button/button';
import { Photo } from '../ui/photo/photo';
import { Section, SectionHeading } from '../ui/section/section';
import { BREAKPOINTS } from '../utils/breakpoints';
import { FindRoomForm } from './find-room-form';
import styles from './find-room-section.module.css';

interface FindRoomSectionProps {
  readonly look: Look;
  readonly content: StayContent;
  /** Path of the page that sums up the stay. */
  readonly action: string;
  /** The room list. */
  readonly rooms: LabelledLink;
}

const CARD_PHOTO_SIZES: Readonly<Record<Look, string>> = {
  gallery: `${BREAKPOINTS.medium} 16rem, 92vw`,
  scrapbook: `${BREAKPOINTS.medium} 25rem, 92vw`,
};

/** Search for a room, and sample cards whose buttons submit it. */
export function FindRoomSection({ look, content, action, rooms }: FindRoomSectionProps) {
  const { heading, text, labels, sampleRooms } = content.findRoom;
  const { sampleBadge, ...stayLabels } = content.labels;
  const { bar, increment, decrement } = labels;
  const hasSamples = sampleRooms.length > 0;
  return (
    <Section headingId="find-room">
      <FindRoomForm action={action} labels={{ ...stayLabels, bar, increment, decrement }}>
        <SectionHeading id="find-room" heading={heading} text={text} />
        {hasSamples && (
          <ul className={`${styles.cards} stackM`} aria-label={labels.cards}>
            {sampleRooms.map((room) => (
              <li key={room.id} className={styles.card}>
                <Photo photo={room.photo} sizes={CARD_PHOTO_SIZES[look]} />
                <div className={styles.text}>
                  <span className="eyebrow">{sampleBadge}</span>
                  <h3>{room.title}</h3>
                  <p>{room.text}</p>
                  <p className={`${styles.price} cardPrice`}>{room.nightPriceText}</p>
                  <Button type="submit" name="room" value={room.id} formNoValidate>
                    {labels.checkout}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        )}
      </FindRoomForm>
      <div className={styles.note}>
        {hasSamples && <p>{labels.sampleNote}</p>}
        <ButtonLink href={rooms.href} variant="secondary">
          {rooms.label}
        </ButtonLink>
      </div>
    </Section>
  );
}
