import type { ReactNode } from 'react';
import type { BookingLinkContent, Look } from '@/content/model/brand';
import type { FeaturedRoomsContent, HomeContent } from '@/content/model/home';
import { RoomCard } from '../../rooms/room-card';
import { Section } from '../../ui/section/section';
import { DescriptionList } from '../../ui/description-list';
import styles from './featured-rooms.module.css';

interface FeaturedRoomsProps extends FeaturedRoomsContent {
  /** Id of the heading. */
  readonly id: string;
  readonly look: Look;
  readonly detailsLabel: string;
  readonly booking: BookingLinkContent;
  readonly tone?: 'plain' | 'tint';
  /** Shown below the cards. */
  readonly children?: ReactNode;
  /** Upright cards with a wide third, or low ones with the photo beside the text. */
  readonly variant?: 'upright' | 'row';
}

const WIDE_VARIANTS = { upright: 'wide', row: 'wideRow' } as const;

/** Rooms under a heading: two side by side, and each third one across both (RMC-06). */
export function FeaturedRooms({
  id,
  eyebrow,
  heading,
  text,
  featured,
  tone,
  variant = 'upright',
  children,
  ...card
}: FeaturedRoomsProps) {
  return (
    <Section headingId={id} eyebrow={eyebrow} heading={heading} text={text} tone={tone}>
      <ul className={`${styles.rooms} patchesFromSecond swipedOnPhones`}>
        {featured.map(({ room, photo }, index) => (
          <li key={room.id}>
            <RoomCard
              room={room}
              photo={photo}
              variant={index % 3 === 2 ? WIDE_VARIANTS[variant] : variant}
              {...card}
            />
          </li>
        ))}
      </ul>
      {children}
    </Section>
  );
}

/** The house at a glance: rooms, check-in and check-out, prices. */
export function AtAGlance({ list }: HomeContent['atAGlance']) {
  return <DescriptionList className={styles.list} list={list} />;
}
