import { defineBusiness } from './define-business';
import { defineLinks, type BrandLinks } from './define-links';
import { defineMeals, defineStay, defineTours } from './define-offers';
import { closedPeriod, closingsOf, noticesOf } from './define-notices';
import { defineHome, defineRooms } from './define-rooms';
import type { Formats } from './format';
import { fillBrand } from './fill-brand';
import { inLanguage } from './languages';
import { original, type Translation } from './languages/translation';
import { socialCardOf } from './photo';
import { rejectDuplicates, requireDay, requireSegment, type Locate } from './validation';
import type {
  BlogContent,
  Brand,
  BrandContent,
  ContactContent,
  ExploreContent,
  FooterContent,
  Language,
  LinkedContent,
  Notice,
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
 * Turns the content of a brand's folder into what pages show: translated words with facts for placeholders, full links,
 * formatted prices, sizes and times.
 * @param others the other brands of the site
 * @param allNotices of the site
 * @throws when content is invalid, with file, field and remedy
 */
export function defineBrand(
  written: BrandContent,
  others: readonly BrandContent[] = [],
  { language, translate, formats }: Translation = original,
  allNotices: readonly Notice[] = [],
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
  const { id, landingPhoto, accessibility } = own;
  const at = fieldsOf(id);
  requireSegment(at('id'), id);
  const roomPages = own.rooms.list.map((room) => `room/${room.id}`);
  const home = inLanguage(language, `/${id}`);
  const siteHome = inLanguage(language, '').href;
  const links = defineLinks(home.href, siteHome, [...Object.keys(pages), ...roomPages], at);
  const linkedPages = links.joinPages(pages);
  const rooms = defineRooms(own.rooms, formats, links, at);
  const business = defineBusiness(own.business, own.words.whatsApp, at('business.phone'));
  const { map: contactMap, ...contactWords } = contact;
  const { map: islandMap, ...exploreWords } = explore;
  const { hours, menu, ...restaurantWords } = restaurant;
  const notices = noticesOf(allNotices, id);
  const houseClosings = closingsOf(notices, 'house');
  const restaurantClosings = closingsOf(notices, 'restaurant');
  const { label, reopens, enquiry } = own.words.closed;
  return {
    ...own,
    ...links.joinAll<LinkedContent>({ header, about, team, pricing, honeymoon, activities, services }, ''),
    ...home,
    icons: { tab: `/icons/${id}.svg`, homeScreen: `/icons/${id}-touch.png` },
    socialCard: socialCardOf(landingPhoto, at('landingPhoto')),
    notices,
    closings: houseClosings.map((notice) => ({
      period: notice.id,
      text: reopens.replace('[date]', notice.reopens),
    })),
    booking: {
      ...own.booking,
      ...(houseClosings.length > 0 && {
        closed: {
          period: closedPeriod('house', id),
          label,
          enquiry,
          contactHref: links.join('/contact', 'booking'),
        },
      }),
    },
    business,
    footer: defineFooter(footer, rooms, linkedPages, others, language, links),
    pages: linkedPages,
    rooms,
    home: defineHome(homeContent, rooms.all, id, links, at),
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
      hours: {
        ...hours,
        list: defineMeals(hours.list, formats),
        ...(restaurantClosings.length > 0 && { closedPeriod: closedPeriod('restaurant', id) }),
      },
      menu: { ...menu, file: `${inLanguage(language, '/data').href}/food-menu.json` },
    },
    accessibility: {
      ...accessibility,
      reviewed: { ...accessibility.reviewed, date: formats.formatDate(accessibility.reviewed.date) },
    },
    stay: defineStay(stay, rooms.words.priceSuffix, language, formats, at),
    tours: defineTours(tours, formats, links, at),
  };
}

function defineFooter(
  { roomsTitle, otherBrands, allBrands, ...written }: WrittenFooter,
  { listed }: RoomsContent,
  { privacy, accessibility, legal }: Brand['pages'],
  others: readonly Pick<Brand, 'id' | 'name'>[],
  language: Language,
  { joinAll }: BrandLinks,
): FooterContent {
  const all = others.length === 1 ? allBrands.two : allBrands.many;
  return {
    ...joinAll<Pick<FooterContent, 'intro' | 'help' | 'more' | 'contactHeading'>>(written, 'footer'),
    roomLinks: { title: roomsTitle, links: listed.map(({ title, href }) => ({ label: title, href })) },
    otherBrands: {
      label: others.length === 1 ? otherBrands.one : otherBrands.many,
      links: [
        ...others.map(({ id, name }) => ({ label: name, href: inLanguage(language, `/${id}`).href })),
        { label: all, href: inLanguage(language, '').href },
      ],
    },
    legalLinks: [privacy, accessibility, legal].map(({ title, href }) => ({ label: title, href })),
  };
}

function defineBlog(
  { posts, article, ...written }: BrandContent['blog'],
  { formatDate }: Formats,
  links: BrandLinks,
  at: Locate,
): BlogContent {
  const comments = article.comments.list.map((comment) => ({ ...comment, date: formatDate(comment.date) }));
  rejectDuplicates(
    at('blog.posts'),
    posts.map(({ slug }) => slug),
    'Give each post a slug of its own.',
  );
  const details = links.join('/blog_details', 'blog.posts');
  for (const [index, { slug, date }] of posts.entries()) {
    requireSegment(at(`blog.posts.${index}.slug`), slug);
    requireDay(at(`blog.posts.${index}.date`), date);
  }
  return {
    ...links.joinAll<Omit<BlogContent, 'posts' | 'article'>>(written, 'blog'),
    article: links.joinAll<BlogContent['article']>(
      { ...article, date: formatDate(article.date), comments: { ...article.comments, list: comments } },
      'blog.article',
    ),
    posts: posts.map(
      (post) =>
        ({
          ...post,
          date: formatDate(post.date),
          href: post.article ? `${details}/${post.slug}` : `${details}?post=${post.slug}`,
        }) as const,
    ),
  };
}
