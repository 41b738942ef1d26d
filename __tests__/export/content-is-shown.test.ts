import type { PhotoContent } from '@/content/fields/photo-content';
import type { Brand } from '@/content/model';
import type { FeaturedRoomsContent, TestimonialsContent } from '@/content/model/home';
import { BRAND_PAGE_SEGMENTS, type BrandPageSegment } from '@/content/model/pages';
import type { Tour } from '@/content/model/tours';
import { interpolate } from '@/lib/interpolate';
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

/** With the stars of each guest in place of the words that are filled in. */
const guestReviews = ({ list, labels, ...rest }: TestimonialsContent) => [
  rest,
  [labels.previous, labels.next],
  list.some(({ sample }) => sample) && labels.sample,
  list.map(({ rating, ...guest }) => [guest, interpolate(labels.rating, { rating })]),
];

/** The badge and its sentence stand where a field is empty. */
function getLegalNotice({ legalNotice: { fields, ...rest } }: Pick<Brand, 'legalNotice'>) {
  const { sample, missing, ...filled } = fields;
  return [rest, filled, Object.values(rest.owner).includes('') && [sample, missing]];
}

/** The heading stands above what is known. */
const getGoodToKnow = ({ goodToKnow }: Pick<Brand, 'goodToKnow'>, page: 'pricing' | 'contact' | 'explore') =>
  goodToKnow[page].length > 0 && [goodToKnow.heading, goodToKnow[page]];

/** What is known of one tour at least has its label. */
function getTours({ tours: { labels, ...rest } }: Pick<Brand, 'tours'>) {
  const { stars, minGroup, children, tide, highlights, ...always } = labels;
  const getLabelIfAnyTour = (isKnown: (tour: Tour) => unknown, label: string) =>
    rest.tours.some(isKnown) && label;
  return [
    rest,
    always,
    rest.tours.map(({ rating }) => rating && interpolate(stars, { rating })),
    getLabelIfAnyTour((tour) => tour.minGroup, minGroup),
    getLabelIfAnyTour((tour) => tour.childrenOnTour, children),
    getLabelIfAnyTour((tour) => tour.tide, tide),
    getLabelIfAnyTour((tour) => tour.highlights.length, highlights),
  ];
}

/** The meals and the dishes have tests of their own. */
const getRestaurant = ({ hours, menu, ...rest }: Brand['restaurant']) => [
  rest,
  [hours, menu].map(({ heading, text }) => [heading, text]),
];

/** A sentence about the sea, and the link to the tides. */
const getTideLine = ({ tides: { line, href } }: Pick<Brand, 'tides'>) => [
  line.always,
  { label: line.link, href },
];

/** What the page of each segment shows. A new page that is not in this table does not compile. */
const getParts = ({
  blog,
  contact,
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
  'tours-activities': getTours(brand),
  our_team: brand.team,
  pricing: [
    [brand.pricing.faq, brand.pricing.extras, brand.pricing.callToAction],
    getGoodToKnow(brand, 'pricing'),
  ],
  blog: [
    blog.intro,
    blog.posts.map(({ title, excerpt, date, category, photo }) => [title, excerpt, date, category, photo]),
    blog.posts.map(({ href }) => ({ label: blog.readMore, href })),
    [blog.sidebar, blog.pager, blog.callToAction],
  ],
  blog_details: [blog.article, blog.relatedTitle, blog.allPosts],
  contact: [
    [contact.intro, contact.directions, contact.faq, contact.callToAction],
    [contact.form.heading, contact.form.withoutScript, getTideLine({ tides })],
    [contact.sampleForm, getGoodToKnow(brand, 'contact')],
  ],
  restaurant: [getRestaurant(restaurant), brand.goodToKnow.restaurant],
  honeymoon: [brand.honeymoon, brand.goodToKnow.honeymoon],
  activities: [brand.activities, tides.accuracy, tides.sourceLinks],
  'explore-island': [brand.explore, getGoodToKnow(brand, 'explore')],
  tides: [tides.month.text, tides.month.print, tides.accuracy, tides.sourceLinks],
  services: brand.services,
  privacy: brand.privacy,
  accessibility: brand.accessibility,
  legal: getLegalNotice(brand),
});

/** The texts of the card of each room. */
const getFeaturedRooms = ({ featured, ...rest }: FeaturedRoomsContent) => [
  rest,
  featured.map(({ room, photo }) => [room.title, room.summary, room.guestsText, room.sizeText, photo]),
];

/** All parts of the home but `galleryAfter`, which is an order, and what is on it of other content. */
function getHome({ home, business, ...brand }: Brand) {
  const { hero, gallery, testimonials, ourLodges, bestRooms, galleryAfter, ...rest } = home;
  return [
    rest,
    [hero.title, hero.lead, hero.secondaryLink],
    hero.slides.map(({ tagline, headline }) => [tagline, headline]),
    [gallery.eyebrow, gallery.heading, gallery.text, gallery.tiles],
    testimonials.list.length > 0 && guestReviews(testimonials),
    ourLodges && getFeaturedRooms(ourLodges),
    getFeaturedRooms(bestRooms),
    getTideLine(brand),
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
