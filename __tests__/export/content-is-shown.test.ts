import type { PhotoContent } from '@/content/fields/photo-content';
import type { Brand } from '@/content/model';
import { BRAND_PAGE_SEGMENTS, type BrandPageSegment } from '@/content/model/pages';
import { getLinks, getText } from '../support/dom-queries';
import { listExportedEnglishPaths, readPage } from '../support/exported-site';
import { brands } from '../support/site';
import { testContentAsHandedOver } from '../support/test-content-as-handed-over';

/** Fields with a URL, an internal name or an operand of a sum, and texts that a page shows after a click. */
const NOT_SHOWN = /^(?:href|unbrandedHref|id|src|type|image|icon|clear|pause|play|metaDescription|rates)$/;

interface Inside {
  readonly texts: string[];
  readonly links: { label: string; href: string }[];
  readonly photos: PhotoContent[];
}

/** Every text, link and picture of a part of content, however deep. */
function inside(part: unknown, found: Inside = { texts: [], links: [], photos: [] }): Inside {
  if (typeof part === 'string') found.texts.push(part);
  if (typeof part !== 'object' || part === null) return found;
  if ('averageColor' in part) {
    found.photos.push(part as PhotoContent);
    return found;
  }
  const { label, href, unbrandedHref } = part as Readonly<Record<string, unknown>>;
  const to = href ?? unbrandedHref;
  if (typeof label === 'string' && typeof to === 'string') found.links.push({ label, href: to });
  for (const [key, value] of Object.entries(part)) if (!NOT_SHOWN.test(key)) inside(value, found);
  return found;
}

/**
 * What the page of each segment shows, without labels that stand above what is known alone, and without meals, dishes
 * and room cards, which have tests of their own. A new page that is not in this table does not compile.
 */
const getParts = ({
  blog,
  contact,
  goodToKnow,
  restaurant,
  rooms,
  stay,
  tides,
  ...brand
}: Brand): Record<BrandPageSegment, unknown> => ({
  about: brand.about,
  room: [rooms.intro, rooms.callToAction],
  find_room: [
    [stay.findRoom.heading, stay.findRoom.text],
    stay.findRoom.sampleRooms.map((room) => [stay.labels.sampleBadge, room]),
  ],
  room_details: [stay.summary.labels.withoutScript, stay.summary.labels.ask],
  'tours-activities': { ...brand.tours, labels: brand.tours.labels.contact },
  our_team: brand.team,
  pricing: [brand.pricing.faq, brand.pricing.extras, brand.pricing.callToAction, goodToKnow.pricing],
  blog: [
    blog.intro,
    blog.posts.map(({ title, excerpt, date, category, photo }) => [title, excerpt, date, category, photo]),
    blog.posts.map(({ href }) => ({ label: blog.readMore, href })),
    [blog.sidebar, blog.pager, blog.callToAction],
  ],
  blog_details: [blog.article, blog.relatedTitle, blog.allPosts],
  contact: [
    [contact.intro, contact.directions, contact.faq, contact.callToAction],
    [contact.form.heading, contact.form.withoutScript, tides.line.always],
    [contact.sampleForm, goodToKnow.contact],
  ],
  restaurant: [
    { ...restaurant, hours: restaurant.hours.heading, menu: restaurant.menu.heading },
    goodToKnow.restaurant,
  ],
  honeymoon: [brand.honeymoon, goodToKnow.honeymoon],
  activities: [brand.activities, tides.accuracy, tides.sourceLinks],
  'explore-island': [brand.explore, goodToKnow.explore],
  tides: [tides.month.text, tides.month.print, tides.accuracy, tides.sourceLinks],
  services: brand.services,
  privacy: brand.privacy,
  accessibility: brand.accessibility,
  legal: { ...brand.legalNotice, fields: undefined },
});

/** All parts of the home but `galleryAfter`, which is an order, and what is on it of other content. */
function getHome({ home, business, tides, ...brand }: Brand) {
  const { hero, gallery, testimonials, ourLodges, bestRooms, galleryAfter, ...rest } = home;
  return [
    rest,
    [hero.title, hero.lead, hero.secondaryLink],
    hero.slides.map(({ tagline, headline }) => [tagline, headline]),
    [gallery.eyebrow, gallery.heading, gallery.text, gallery.tiles],
    testimonials.list.map(({ name, country, quote }) => [name, country, quote]),
    [ourLodges, bestRooms].map((cards) => cards && { ...cards, featured: undefined }),
    [tides.line.always, { label: tides.line.link, href: tides.href }],
    [brand.header, brand.footer, business.host, business.email, business.social],
  ];
}

const IDS: Readonly<Partial<Record<BrandPageSegment, string>>> = {
  blog: 'BLG-07, ENT-18: ',
  contact: 'CNT-01: ',
  'explore-island': 'SVC-16: ',
  honeymoon: 'HNM-02: ',
};

const PAGES = brands.flatMap((brand) => {
  const parts = getParts(brand);
  return [
    { ids: 'FTR-10, FTR-11: ', path: brand.href, part: getHome(brand) },
    ...BRAND_PAGE_SEGMENTS.filter((segment) => !brand.pages[segment].removed).map((segment) => ({
      ids: IDS[segment] ?? '',
      path: brand.pages[segment].href,
      part: parts[segment],
    })),
    ...brand.rooms.all.map(({ rateTable, ...room }) => ({
      ids: '',
      path: room.href,
      // a column that no season fills in is not shown
      part: [
        room,
        rateTable && [rateTable.labels.caption, rateTable.rows],
        brand.rooms.policies,
        brand.rooms.goodToKnow,
      ],
    })),
  ];
});

describe.each(PAGES)('$ids$path', ({ path, part }) => {
  const { body } = readPage(path);
  const { texts, links, photos } = inside(part);

  test('shows all its texts of content', () => {
    const attributes = [...body.querySelectorAll('*')].flatMap(({ attributes: all }) =>
      [...all].map(({ value }) => value),
    );
    const shown = body.cloneNode(true) as HTMLElement;
    for (const script of shown.querySelectorAll('script')) script.remove();
    const shownTexts = [getText(shown), ...attributes].join('\n');
    expect(texts).not.toEqual([]);
    expect(texts.filter((text) => !shownTexts.includes(text))).toEqual([]);
  });

  test('has every link of content under its own words', () => {
    expect(getLinks(body)).toEqual(expect.arrayContaining(links));
  });

  test('shows every picture of content', () => {
    const shown = new Set([...body.querySelectorAll('img')].map((img) => img.getAttribute('src')));
    expect(photos.filter(({ name }) => !shown.has(`/photos/${name}.webp`)).map(({ name }) => name)).toEqual(
      [],
    );
  });
});

// an owner may show a picture twice
testContentAsHandedOver.each(listExportedEnglishPaths())('%s shows no picture twice', (path) => {
  // a small copy that steers a larger one says nothing of its own
  const photos = [...readPage(path).querySelectorAll('main img:not([alt=""])')];
  const files = photos.map((img) => img.getAttribute('src'));
  expect(files.filter((file, at) => files.indexOf(file) !== at)).toEqual([]);
});
