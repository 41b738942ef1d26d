import type { Look } from '@/content/model/brand';
import type { FoodMenuContent } from '@/content/model/restaurant';
import { ButtonLink } from '../ui/button/button';
import { Photo } from '../ui/photo/photo';
import { Section } from '../ui/section/section';
import { FoodMenuCards } from './food-menu-cards';
import styles from './food-menu-cards.module.css';
import { BREAKPOINTS } from '../utils/breakpoints';

const SIZES: Readonly<Record<Look, string>> = {
  gallery: `${BREAKPOINTS.wide} 37rem, ${BREAKPOINTS.large} 45vw, ${BREAKPOINTS.small} 54vw, 83vw`,
  scrapbook: `${BREAKPOINTS.large} 27rem, ${BREAKPOINTS.small} 44vw, 67vw`,
};

interface FoodMenuProps extends FoodMenuContent {
  readonly look: Look;
}

/** The menu: prerendered, and fetched again in the browser. */
export function FoodMenu({ look, heading, text, ask, items, ...rest }: FoodMenuProps) {
  const photos = items.map(({ image, photo }) => [
    image,
    <Photo key={image} photo={photo} sizes={SIZES[look]} />,
  ]);
  return (
    <Section headingId="menu" heading={heading} text={text}>
      <p className={`${styles.ask} screenOnly`}>
        <ButtonLink href={ask.href} variant="text">
          {ask.label}
        </ButtonLink>
      </p>
      <FoodMenuCards
        {...rest}
        prerendered={items.map(({ photo: _, ...entry }) => entry)}
        photos={Object.fromEntries(photos)}
      />
    </Section>
  );
}
