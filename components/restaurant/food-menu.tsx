import type { FoodMenuContent, Layouts } from '@/content';
import { ButtonLink } from '../ui/button/button';
import { Photo } from '../ui/photo/photo';
import { Section, SectionHeading } from '../ui/section/section';
import { MenuCards } from './menu-cards';
import { MEDIA } from '../ui/media';
import { menuEntryOf } from './menu-entry';

type FoodMenuProps = FoodMenuContent & { readonly layout: Layouts['restaurant'] };

/** The menu: prerendered, and fetched again in the browser. */
export function FoodMenu({ layout, heading, text, ask, items, ...rest }: FoodMenuProps) {
  const pictures = items.map(({ image, photo }) => [
    image,
    <Photo key={image} photo={photo} sizes={`${MEDIA.large} 27rem, ${MEDIA.small} 48vw, 68vw`} />,
  ]);
  return (
    <Section labelledBy="menu">
      <SectionHeading id="menu" heading={heading} text={text} />
      <ButtonLink href={ask.href} variant="text">
        {ask.label}
      </ButtonLink>
      <MenuCards
        {...rest}
        round={layout === 'lanterns'}
        prerendered={items.map(menuEntryOf)}
        pictures={Object.fromEntries(pictures)}
      />
    </Section>
  );
}
