import { defineBrand } from './define-brand';
import { defineBusiness } from './define-business';
import { socialCardOf } from './photo';
import { fail, rejectDuplicates } from './validation';
import { siteContent } from './site';
import { checkThemes } from './theme-tokens';
import type { Brand, BrandContent, Site } from './types';

const LIST = 'content/index.ts';

interface SiteData {
  /** In the order of the landing page. */
  readonly brands: readonly Brand[];
  readonly site: Site;
  /** @throws when there is no such brand, naming the file to correct */
  readonly getBrand: (id: string) => Brand;
}

/** @throws when two brands share what must be unique, when a theme lacks a token, or when the site names no brand of its own */
export function defineSite(contents: readonly BrandContent[]): SiteData {
  rejectDuplicates(
    LIST,
    contents.map(({ id }) => id),
    'Give each brand an id of its own: it is the path of its pages.',
  );
  rejectSharedRoomIds(contents);
  checkThemes(contents.map(({ id }) => id));
  const brands = contents.map((content) =>
    defineBrand(
      content,
      contents.filter((other) => other !== content),
    ),
  );

  function getBrand(id: string): Brand {
    const brand = brands.find((one) => one.id === id);
    if (brand) return brand;
    return fail(
      LIST,
      `there is no brand "${id}". Add it, or use one of ${brands.map((one) => one.id).join(', ')}.`,
    );
  }

  const { cardPhoto, business, ...words } = siteContent(brands);
  for (const id of [words.themeBrand, words.landing.highlighted]) getBrand(id);
  const site: Site = {
    ...words,
    business: defineBusiness(business, 'content/site/index.ts or a file it imports, business.phone'),
    icons: { tab: '/icons/site.svg', homeScreen: '/icons/site-touch.png' },
    socialCard: socialCardOf(cardPhoto, 'content/site/index.ts, cardPhoto'),
  };
  return { brands, site, getBrand };
}

/** The published file of galleries is keyed by room id alone (ENT-10): a second room 4 would lose its pictures. */
function rejectSharedRoomIds(contents: readonly BrandContent[]): void {
  const owners = new Map<number, string>();
  for (const { id: brand, rooms } of contents) {
    for (const [index, { id }] of rooms.list.entries()) {
      const owner = owners.get(id);
      if (owner !== undefined) {
        fail(
          `content/${brand}/rooms.ts, rooms.list.${index}.id`,
          `room ${id} is already in content/${owner}/rooms.ts. Give it a number that no other room of the site has: ` +
            '/data/room-galleries.json names rooms by their numbers alone.',
        );
      }
      owners.set(id, brand);
    }
  }
}
