import { defineBusiness } from './define-business';
import { defineLinks, type BrandLinks } from './define-links';
import { defineMeals, defineStay, defineTours } from './define-offers';
import { defineHome, defineRooms } from './define-rooms';
import type { Formats } from './format';
import { fillBrand } from './fill-brand';
import { inLanguage } from './languages';
import { original, type Translation } from './languages/translation';
import { cardOf } from './photo';
import { refuse, refuseTwins, type At } from './refuse';
import type {
  BlogContent,
  Brand,
  BrandContent,
  ContactContent,
  ExploreContent,
  FooterContent,
  Language,
  LinkedContent,
  RestaurantContent,
  RoomsContent,
  WrittenFooter,
} from './types';

/** Files of a brand's folder that are named after the field they write; index.ts writes all others. */
const OWN_FILES =
  'about activities blog contact explore home honeymoon pages pricing restaurant rooms services stay team tours';

/** Where a field of a brand is written. What brands share comes from content/shared, imported by that file. */
const fieldsOf =
  (id: string): At =>
  (field) => {
    const [section = ''] = field.split('.');
    const file = OWN_FILES.split(' ').includes(section) ? section : 'index';
    return `content/${id}/${file}.ts or a file it imports, ${field}`;
  };

/**
 * What pages show of a brand, made from what its folder writes: words get their language, placeholders their facts,
 * short links become full ones, figures get their texts.
 * @param others the other brands of the site
 * @throws when something is wrong, naming the file, the field and the remedy
 */
export function defineBrand(
  written: BrandContent,
  others: readonly BrandContent[] = [],
  { language, translate, formats }: Translation = original,
): Brand {
  const content = fillBrand(translate(written), formats, fieldsOf(written.id));
  const { header, about, team, pricing, honeymoon, activities, services, ...unlinked } = content;
  const {
    blog,
    contact,
    explore,
    footer,
    home: homeContent,
    pages,
    restaurant,
    stay,
    tours,
    ...own
  } = unlinked;
  const { id, landingPhoto } = own;
  const at = fieldsOf(id);
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)) {
    refuse(at('id'), `"${id}" is no part of an address. Use small letters, digits and single hyphens.`);
  }
  const roomPages = own.rooms.list.map((room) => `room/${room.id}`);
  const home = inLanguage(language, `/${id}`);
  const siteHome = inLanguage(language, '').href;
  const links = defineLinks(home.href, siteHome, [...Object.keys(pages), ...roomPages], at);
  const rooms = defineRooms(own.rooms, formats, links, at);
  const business = defineBusiness(own.business, at('business.phone'));
  const { map: contactMap, ...contactWords } = contact;
  const { map: islandMap, ...exploreWords } = explore;
  const { hours, menu, ...restaurantWords } = restaurant;
  return {
    ...own,
    ...links.joinAll<LinkedContent>({ header, about, team, pricing, honeymoon, activities, services }, ''),
    ...home,
    icons: { tab: `/icons/${id}.svg`, homeScreen: `/icons/${id}-touch.png` },
    socialCard: cardOf(landingPhoto, at('landingPhoto')),
    business,
    footer: defineFooter(footer, rooms, others, language, links),
    pages: links.joinPages(pages),
    rooms,
    home: defineHome(homeContent, rooms.all, links, at),
    blog: defineBlog(blog, formats, links, at),
    contact: {
      ...links.joinAll<Omit<ContactContent, 'map'>>(contactWords, 'contact'),
      map: { ...contactMap, embedUrl: business.mapEmbedUrl },
    },
    explore: {
      ...links.joinAll<Omit<ExploreContent, 'map'>>(exploreWords, 'explore'),
      map: { ...islandMap, home: { name: islandMap.home, at: business.point } },
    },
    restaurant: {
      ...links.joinAll<Omit<RestaurantContent, 'hours' | 'menu'>>(restaurantWords, 'restaurant'),
      hours: { ...hours, list: defineMeals(hours.list, formats) },
      menu: { ...menu, file: `${inLanguage(language, '/data').href}/food-menu.json` },
    },
    stay: defineStay(stay, rooms.words.priceSuffix, language, formats, at),
    tours: defineTours(tours, formats, links, at),
  };
}

function defineFooter(
  { roomsTitle, otherBrands, allBrands, ...written }: WrittenFooter,
  { listedIds }: RoomsContent,
  others: readonly Pick<Brand, 'id' | 'name'>[],
  language: Language,
  { joinAll }: BrandLinks,
): FooterContent {
  const all = others.length === 1 ? allBrands.two : allBrands.many;
  return {
    ...joinAll<Pick<FooterContent, 'intro' | 'help' | 'more' | 'contactHeading'>>(written, 'footer'),
    roomLinks: { title: roomsTitle, links: listedIds.map(({ title, href }) => ({ label: title, href })) },
    otherBrands: {
      label: others.length === 1 ? otherBrands.one : otherBrands.many,
      links: [
        ...others.map(({ id, name }) => ({ label: name, href: inLanguage(language, `/${id}`).href })),
        { label: all, href: inLanguage(language, '').href },
      ],
    },
  };
}

function defineBlog(
  { posts, article, ...written }: BrandContent['blog'],
  { date }: Formats,
  links: BrandLinks,
  at: At,
): BlogContent {
  const comments = article.comments.list.map((comment) => ({ ...comment, date: date(comment.date) }));
  refuseTwins(
    at('blog.posts'),
    posts.map(({ slug }) => slug),
    'Give each post a slug of its own.',
  );
  const details = links.join('/blog_details', 'blog.posts');
  return {
    ...links.joinAll<Omit<BlogContent, 'posts' | 'article'>>(written, 'blog'),
    article: links.joinAll<BlogContent['article']>(
      { ...article, date: date(article.date), comments: { ...article.comments, list: comments } },
      'blog.article',
    ),
    posts: posts.map(
      (post) => ({ ...post, date: date(post.date), href: `${details}?post=${post.slug}` }) as const,
    ),
  };
}
