import type { StayContent } from '@/content/types';
import { ButtonLink } from '../ui/button/button';
import { Section, SectionHeading } from '../ui/section/section';
import { DemoRooms } from './demo-rooms';
import styles from './find-room.module.css';
import { StayForm } from './stay-form';

interface FindRoomProps {
  readonly content: StayContent;
  readonly base: string;
  /** Label of the link to the rooms of the house. */
  readonly roomsLabel: string;
}

export function FindRoom({ content, base, roomsLabel }: FindRoomProps) {
  const { words, findRoom } = content;
  return (
    <Section labelledBy="find-room">
      <StayForm action={`${base}/room_details`} words={words} barWords={findRoom.words}>
        <SectionHeading id="find-room" heading={findRoom.heading} text={findRoom.text} />
        <DemoRooms content={findRoom} words={words} />
      </StayForm>
      <div className={styles.note}>
        <p>{findRoom.words.sampleNote}</p>
        <ButtonLink href={`${base}/room`} look="quiet">
          {roomsLabel}
        </ButtonLink>
      </div>
    </Section>
  );
}
