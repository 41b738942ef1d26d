import type { FoodMenuContent } from '@/content/model/restaurant';
import { ButtonLink } from '../ui/button/button';
import { Photo } from '../ui/photo/photo';
import { Section } from '../ui/section/section';
import { MenuCards } from './menu-cards';
import { BREAKPOINTS } from '../ui/breakpoints';
import { toPublishedDish } from './to-published-dish';

/** The menu: prerendered, and fetched again in the browser. */
export function FoodMenu({ heading, text, ask, items, ...rest }: FoodMenuContent) {
  const photos = items.map(({ image, photo }) => [
    image,
    <Photo key={image} photo={photo} sizes={`${BREAKPOINTS.large} 27rem, ${BREAKPOINTS.small} 48vw, 68vw`} />,
  ]);
  return (
    <Section headingId="menu" heading={heading} text={text}>
      <ButtonLink href={ask.href} variant="text">
        {ask.label}
      </ButtonLink>
      <MenuCards {...rest} prerendered={items.map(toPublishedDish)} photos={Object.fromEntries(photos)} />
    </Section>
  );
}
