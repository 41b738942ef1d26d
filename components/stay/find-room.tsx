import type { Link } from '@/lib/links';
import type { Look } from '@/content/model/brand';
import type { StayContent } from '@/content/model/stay';
import { ButtonLink } from '../ui/button/button';
import { Section, SectionHeading } from '../ui/section/section';
import { SampleRooms } from './sample-rooms';
import styles from './find-room.module.css';
import { StayForm } from './stay-form';

interface FindRoomProps {
  readonly look: Look;
  readonly content: StayContent;
  /** Path of the page that sums up the stay. */
  readonly action: string;
  /** The room list. */
  readonly rooms: Link;
}

export function FindRoom({ look, content, action, rooms }: FindRoomProps) {
  const { findRoom } = content;
  const { sampleBadge, ...labels } = content.labels;
  const { bar, increment, decrement } = findRoom.labels;
  const hasSamples = findRoom.sampleRooms.length > 0;
  return (
    <Section headingId="find-room">
      <StayForm action={action} labels={{ ...labels, bar, increment, decrement }}>
        <SectionHeading id="find-room" heading={findRoom.heading} text={findRoom.text} />
        {hasSamples && <SampleRooms look={look} content={findRoom} badge={sampleBadge} />}
      </StayForm>
      <div className={styles.note}>
        {hasSamples && <p>{findRoom.labels.sampleNote}</p>}
        <ButtonLink href={rooms.href} variant="secondary">
          {rooms.label}
        </ButtonLink>
      </div>
    </Section>
  );
}
