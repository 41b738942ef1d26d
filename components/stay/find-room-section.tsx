import type { LabelledLink } from '@/lib/link-types';
import type { Look } from '@/content/model/brand';
import type { StayContent } from '@/content/model/stay';
import { ButtonLink } from '../ui/button/button';
import { Section, SectionHeading } from '../ui/section/section';
import { SampleRoomCards } from './sample-room-cards';
import styles from './find-room-section.module.css';
import { FindRoomForm } from './find-room-form';

interface FindRoomSectionProps {
  readonly look: Look;
  readonly content: StayContent;
  /** Path of the page that sums up the stay. */
  readonly action: string;
  /** The room list. */
  readonly rooms: LabelledLink;
}

export function FindRoomSection({ look, content, action, rooms }: FindRoomSectionProps) {
  const { findRoom } = content;
  const { sampleBadge, ...labels } = content.labels;
  const { bar, increment, decrement } = findRoom.labels;
  const hasSamples = findRoom.sampleRooms.length > 0;
  return (
    <Section headingId="find-room">
      <FindRoomForm action={action} labels={{ ...labels, bar, increment, decrement }}>
        <SectionHeading id="find-room" heading={findRoom.heading} text={findRoom.text} />
        {hasSamples && <SampleRoomCards look={look} content={findRoom} badge={sampleBadge} />}
      </FindRoomForm>
      <div className={styles.note}>
        {hasSamples && <p>{findRoom.labels.sampleNote}</p>}
        <ButtonLink href={rooms.href} variant="secondary">
          {rooms.label}
        </ButtonLink>
      </div>
    </Section>
  );
}
