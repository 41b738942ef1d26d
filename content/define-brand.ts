import { defineBusiness } from './define-business';
import { defineLinks, type BrandLinks } from './define-links';
import { defineMeals, defineStay, defineTours } from './define-offers';
import { defineHome, defineRooms } from './define-rooms';
import { socialCardOf } from './photo';
import { fail, rejectDuplicates, type Locate } from './validation';
import type {
  BlogContent,
  Brand,
  BrandContent,
  ContactContent,
  ExploreContent,
  FooterContent,
  LinkedContent,
  RestaurantContent,
  RoomsContent,
  WrittenFooter,
} from './types';

/** Files of a brand's folder that are named after the field they write; index.ts writes all others. */
const OWN_FILES =
  'about activities blog contact explore home honeymoon pages pricing restaurant rooms services stay team tours';

/** Locates a field of a brand. What brands share is in content/shared, imported by that file. */
const fieldsOf =
  (id: string): Locate =>
  (field) => {
    const [section = ''] = field.split('.');
    const file = OWN_FILES.split(' ').includes(section) ? section : 'index';
    return `content/${id}/${file}.ts or a file it imports, ${field}`;
  };

/**
 * Turns the content of a brand's folder into what pages show: full links, formatted prices, sizes and times.
 * @param others the other brands of the site
 * @throws when content is invalid, with file, field and remedy
 */
export function defineBrand(content: BrandContent, others: readonly BrandContent[] = []): Brand {
  const { header, about, team, pricing, honeymoon, activities, services, ...unlinked } = content;
  const { blog, contact, explore, footer, home, pages, restaurant, stay, tours, ...own } = unlinked;
  const { id, landingPhoto } = own;
  const at = fieldsOf(id);
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)) {
    fail(at('id'), `"${id}" is no part of an address. Use small letters, digits and single hyphens.`);
  }
  const roomPages = own.rooms.list.map((room) => `room/${room.id}`);
  const links = defineLinks(id, [...Object.keys(pages), ...roomPages], at);
  const rooms = defineRooms(own.rooms, links, at);
  const business = defineBusiness(own.business, at('business.phone'));
  const { map: contactMap, ...contactWords } = contact;
  const { map: islandMap, ...exploreWords } = explore;
  const { hours, ...restaurantWords } = restaurant;
  return {
    ...own,
    ...links.joinAll<LinkedContent>({ header, about, team, pricing, honeymoon, activities, services }, ''),
    href: links.join('/', 'id'),
    icons: { tab: `/icons/${id}.svg`, homeScreen: `/icons/${id}-touch.png` },
    socialCard: socialCardOf(landingPhoto, at('landingPhoto')),
    business,
    footer: defineFooter(footer, rooms, others, links),
    pages: links.joinPages(pages),
    rooms,
    home: defineHome(home, rooms.all, links, at),
    blog: defineBlog(blog, links, at),
    contact: {
      ...links.joinAll<Omit<ContactContent, 'map'>>(contactWords, 'contact'),
      map: { ...contactMap, embedUrl: business.mapEmbedUrl },
    },
    explore: {
      ...links.joinAll<Omit<ExploreContent, 'map'>>(exploreWords, 'explore'),
      map: { ...islandMap, home: { name: islandMap.home, at: business.point } },
    },
    restaurant: {
      ...links.joinAll<Omit<RestaurantContent, 'hours'>>(restaurantWords, 'restaurant'),
      hours: { ...hours, list: defineMeals(hours.list, at) },
    },
    stay: defineStay(stay, rooms.words.priceSuffix, at),
    tours: defineTours(tours, links, at),
  };
}

function defineFooter(
  { roomsTitle, otherBrands, allBrands, ...written }: WrittenFooter,
  { listed }: RoomsContent,
  others: readonly Pick<Brand, 'id' | 'name'>[],
  { joinAll }: BrandLinks,
): FooterContent {
  const all = others.length === 1 ? allBrands.two : allBrands.many;
  return {
    ...joinAll<Pick<FooterContent, 'intro' | 'help' | 'more' | 'contactHeading'>>(written, 'footer'),
    roomLinks: { title: roomsTitle, links: listed.map(({ title, href }) => ({ label: title, href })) },
    otherBrands: {
      label: others.length === 1 ? otherBrands.one : otherBrands.many,
      links: [
        ...others.map(({ id, name }) => ({ label: name, href: `/${id}` }) as const),
        { label: all, href: '/' },
      ],
    },
  };
}

function defineBlog({ posts, ...written }: BrandContent['blog'], links: BrandLinks, at: Locate): BlogContent {
  rejectDuplicates(
    at('blog.posts'),
    posts.map(({ slug }) => slug),
    'Give each post a slug of its own.',
  );
  const details = links.join('/blog_details', 'blog.posts');
  return {
    ...links.joinAll<Omit<BlogContent, 'posts'>>(written, 'blog'),
    posts: posts.map((post) => ({ ...post, href: `${details}?post=${post.slug}` }) as const),
  };
}
