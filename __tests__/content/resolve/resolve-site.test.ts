import { photo, reference } from '@/content/fields/field-types';
import { photoEntrySchema } from '@/content/fields/photo-content';
import type { BrandInput, ContentInput, SharedInput } from '@/content/model/files/content-input';
import type { PostInput } from '@/content/model/post';
import { getVisibleRooms, type RoomInput } from '@/content/model/rooms';
import { readBuildInputs } from '@/content/read/read-build-inputs';
import { resolveSiteWithChange, type Writable } from '../../support/resolve-changed-content';
import { content } from '../../support/site';

type Change = (parts: BrandInput & { shared: SharedInput; all: Writable<ContentInput> }) => void;

/**
 * The site after a change to a copy of the first brand, of the shared files that it shows, or of all. Tests write what
 * they expect, so that the owner's content may be any that the check accepts. Prices do not depend on the date.
 */
const resolveSiteWithChangedFirstBrand = (change: Change) =>
  resolveSiteWithChange((all) => {
    for (const { rooms } of all.brands) delete rooms.seasons;
    const first = all.brands[0]!;
    change({ ...first, shared: { ...all.shared, ...first.overrides }, all });
  });

const firstBrandWithChange = (change: Change) => resolveSiteWithChangedFirstBrand(change).brands[0]!;
const [first, second] = content.brands as [BrandInput, BrandInput];
const HOME = `/${first.id}`;
const room = first.rooms.list[0]!;
const shownRooms = getVisibleRooms(first.rooms.list);

const link = (path: string) => reference('page', 'Page').parse(path);
const picture = (name: string) => photo().parse(name);
const [PHOTO = ''] = Object.keys(content.photos);

const NEW_ROOM = 998;
const newRoom = (values: Partial<RoomInput> = {}): RoomInput => ({
  ...structuredClone(room),
  id: NEW_ROOM,
  title: 'The new room',
  summary: 'A new room.',
  description: ['It is new.'],
  ...values,
});

test('short links, pictures, prices and sizes of content are shown in full', () => {
  const brand = firstBrandWithChange(({ home, rooms, shared: { header, formatTexts, rooms: shared } }) => {
    home.intro.photo = photo().parse({ name: PHOTO, alt: 'Sand at low tide' });
    header.nav = [{ label: 'Home', href: link('/') }];
    formatTexts.interior = '{sqm} sqm inside';
    Object.assign(shared.labels, { pricePrefix: 'from', priceSuffix: 'a night', size: 'Size' });
    shared.access.steps = 'Steps';
    rooms.list.unshift(
      newRoom({
        hidden: false,
        price: 85,
        sizeSqm: 46,
        bedWidths: '',
        access: { steps: 'No stairs', doors: '', shower: '', beach: '' },
        metaDescription: '{title}: {sizeSqm} sqm, from {price:dollars}',
      }),
    );
  });
  expect(brand).toMatchObject({ href: HOME, pages: { about: { href: `${HOME}/about` } } });
  expect(brand.header.nav[0]?.href).toBe(HOME);
  expect(brand.home.intro.photo).toMatchObject({ name: PHOTO, alt: 'Sand at low tide' });
  expect(brand.rooms.all[0]).toMatchObject({
    href: `${HOME}/room/${NEW_ROOM}`,
    nightPrice: { prefix: 'from', amount: '$85', suffix: 'a night' },
    sizeText: '46\u00a0sqm inside',
    details: expect.arrayContaining([{ label: 'Size', value: '46\u00a0sqm inside' }]),
    accessDetails: [{ label: 'Steps', value: 'No stairs' }],
    metaDescription: 'The new room: 46\u00a0sqm, from $85',
  });
  expect(brand.rooms.all[0]!.details.map(({ value }) => value)).not.toContain('');
});

test('text variables are filled in with what content counts', () => {
  const { home } = firstBrandWithChange(
    ({ home: { hero, gallery }, brand, rooms, shared: { tours, restaurant } }) => {
      brand.booking.url = 'https://www.rooms.example/joya';
      rooms.list = [
        newRoom({ hidden: false, price: 5 }),
        ...rooms.list.map((room) => ({ ...room, price: 7 })),
      ];
      rooms.list.at(-1)!.hidden = false;
      tours.tours = [
        { ...tours.tours[0]!, id: 'new', price: 8 },
        ...tours.tours.map((tour) => ({ ...tour, price: 4 })),
      ];
      restaurant.hours.list = ['07', '12', '18'].map((hour) => ({
        meal: 'A meal',
        opens: `${hour}:00`,
        closes: `${hour}:30`,
      }));
      gallery.tiles = [gallery.tiles[0]!, gallery.tiles[0]!, gallery.tiles[0]!];
      gallery.morePhotos = [picture(PHOTO)];
      hero.lead =
        '{lowestRoomPrice} {highestRoomPrice} {lowestTourPrice} {highestTourPrice} {laterMeals} {photos} {bookingSite}';
    },
  );
  expect(home.hero.lead).toBe('5 7 4 8 2 4 rooms.example');
});

test('a brand may have a shared file of its own: it fetches the menu that it shows', () => {
  const { brands } = resolveSiteWithChangedFirstBrand(({ all }) => {
    for (const { overrides } of all.brands) Reflect.deleteProperty(overrides, 'foodMenu');
    Object.assign(all.brands[1]!.overrides, { foodMenu: all.shared.foodMenu });
  });
  const files = brands.map(({ restaurant }) => restaurant.menu.file);
  expect(files).toEqual(['/data/food-menu.json', `/data/${second.id}/food-menu.json`]);
});

test('one point on the map serves the link, the map of the contact page and the island sketch', () => {
  const point = { latitude: -5.1972, longitude: 39.6611 };
  const { business, contact, explore } = firstBrandWithChange(({ shared }) =>
    Object.assign(shared.business, { point }),
  );
  expect(business.mapsUrl).toContain('mlat=-5.1972&mlon=39.6611');
  const query = '?bbox=39.6311,-5.2132,39.6911,-5.1812&layer=mapnik&marker=-5.1972,39.6611';
  expect(decodeURIComponent(contact.map.embedUrl)).toContain(query);
  expect(explore.map.home.at).toEqual(point);
});

test('a hidden room is in no list, text variable, offer or link', () => {
  const offer = {
    title: 'An offer',
    text: 'A text.',
    conditions: [],
    from: '2099-01-01',
    until: '2099-02-01',
  };
  const { brands: resolved } = resolveSiteWithChangedFirstBrand(
    ({ rooms, home, shared: { specialOffers } }) => {
      rooms.list.unshift(newRoom({ hidden: true, price: 1 }));
      home.bestRooms.featured.unshift({ roomId: NEW_ROOM, photo: picture(PHOTO) });
      home.hero.lead = '{roomKinds} {lowestRoomPrice}';
      specialOffers.offers = [
        { ...offer, rooms: [NEW_ROOM] },
        { ...offer, title: 'Another offer', rooms: [NEW_ROOM, shownRooms[0]!.id] },
      ];
    },
  );
  const { home, offers } = resolved[0]!;
  expect(home.hero.lead).toBe(`${shownRooms.length} ${Math.min(...shownRooms.map(({ price }) => price))}`);
  expect(offers).toMatchObject([{ title: 'Another offer', rooms: [shownRooms[0]!.id] }]);
  expect(JSON.stringify(resolved)).not.toMatch(new RegExp(`/room/${NEW_ROOM}"|The new room`));
});

const PAGE_TEXTS = { category: 'A category', date: '2023-08-10' };
const SECTION = { id: 'a-section', heading: 'A section', paragraphs: ['A text.'] };
const shownBy = (brand: string) => ({ brand, photo: picture(PHOTO), excerpt: 'A sentence.' });
const POST: PostInput = {
  ...PAGE_TEXTS,
  slug: 'a-new-post',
  title: 'A new post',
  brands: [shownBy(first.id)],
  article: ['A text.'],
};

/** With blogs, and an article that posts without a text have in common. */
const withPosts =
  (...posts: readonly PostInput[]): Change =>
  ({ all, blog, shared }) => {
    for (const { pages } of all.brands) pages.blog.removed = false;
    blog.article = { lead: 'A sentence.', sectionPhotos: [picture(PHOTO)] };
    shared.blog.article = {
      ...PAGE_TEXTS,
      defaultTitle: 'A post',
      tableOfContentsLabel: 'In this post',
      sections: [SECTION],
    };
    all.posts = [...all.posts, ...posts];
  };

test('a post with a text of its own has a page of its own', () => {
  const text = 'There are {tours} [tours](/tours-activities "All of them").';
  const article = ['One.', text, `![](${PHOTO})`];
  const brand = firstBrandWithChange(withPosts({ ...POST, article, date: '2099-12-01' }));
  expect(brand.blog.posts[0]).toMatchObject({
    href: `${HOME}/blog_details/${POST.slug}`,
    date: 'December 1, 2099',
    article: {
      markdown: article.join('\n\n').replace('{tours}', String(brand.tours.tours.length)),
      links: { '/tours-activities': `${HOME}/tours-activities` },
      photos: { [PHOTO]: { name: PHOTO, alt: content.photos[PHOTO]!.alt } },
    },
  });
});

test('without a description for search engines a room has what its card says, up to a whole word', () => {
  const describe = (summary: string, metaDescription?: string) =>
    firstBrandWithChange(({ rooms }) => rooms.list.unshift(newRoom({ summary, metaDescription }))).rooms
      .all[0]?.metaDescription;
  expect(describe('In the garden, '.repeat(12))).toBe(`${'In the garden, '.repeat(10)}In the…`);
  expect(describe('In the garden.', 'Its own.')).toBe('Its own.');
});

test('a post without a text opens, as a sample, the article that all posts share; any other is refused', () => {
  const withPost = (sample: boolean) =>
    firstBrandWithChange(withPosts({ ...POST, article: [], date: '2099-12-01', sample }));
  expect(withPost(true).blog.posts[0]).toMatchObject({ href: `${HOME}/blog_details?post=${POST.slug}` });
  expect(() => withPost(false)).toThrow('the post has no text.\n  Write what guests');
});

test('a post is shown by the houses that it names, the newest first', () => {
  const older = { ...POST, slug: 'older', date: '2099-11-30' };
  const ofOtherHouse = { ...POST, slug: 'of-the-other-house', brands: [shownBy(second.id)] };
  const newer = { ...POST, slug: 'newer', date: '2099-12-01' };
  const slugs = firstBrandWithChange(withPosts(older, ofOtherHouse, newer)).blog.posts.map(
    ({ slug }) => slug,
  );
  expect(slugs.slice(0, 2)).toEqual(['newer', 'older']);
  expect(slugs).not.toContain('of-the-other-house');
});

/** "line N" is any line: lines change with content. */
const withAnyLine = (message: string) =>
  new RegExp(message.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace('line N', 'line \\d+'));

const BOUTIQUE = `content/${first.id}`;
const ids = content.brands.map(({ id }) => id).join(', ');
const { photoFiles } = readBuildInputs();
const withoutCard = Object.keys(content.photos).find((name) => !photoFiles(name)?.card)!;

/** Invalid changes, by the error of the build. */
const MISTAKES: Readonly<Record<string, Change>> = {
  'content/photos/new-photo.json, file: the sizes of new-photo.jpg have not been made.\n  Run "npm run photos"':
    ({ home, all }) => {
      const entry = photoEntrySchema.parse({ file: 'new-photo.jpg', alt: 'A mango' });
      all.photos = { ...all.photos, 'new-photo': entry };
      home.intro.photo = picture('new-photo');
    },
  'hero.lead: there is nothing to fill in for {cat}.\n  Write it without { and }.': ({ home }) =>
    (home.hero.lead = '{cat} rooms'),
  'hero.lead: there is nothing to fill in for {doubleRoom:words}.\n  Write one of doubleRooms.': ({ home }) =>
    (home.hero.lead = '{doubleRoom:words} rooms'),
  'list.0.summary: there is nothing to fill in for {tittle}.\n  Write one of adults, price, sizeSqm, title.':
    ({ rooms }) => (rooms.list[0]!.summary = 'For {tittle}'),
  [`hero.lead: {roomKinds:spoken} is not a way to write ${shownRooms.length}.\n  The formats are words,`]: ({
    home,
  }) => (home.hero.lead = '{roomKinds:spoken} rooms'),
  [`${BOUTIQUE}/home.json, line N, bestRooms.featured: each of its rooms is hidden.\n  Choose a room that is not,`]:
    ({ rooms, home: { bestRooms } }) => {
      rooms.list.push(newRoom({ hidden: true }));
      bestRooms.featured = [{ roomId: NEW_ROOM, photo: picture(PHOTO) }];
    },
  [`landingPhoto: no social card has been cut from the picture "${withoutCard}".\n  Run "npm run photos"`]: ({
    brand,
  }) => (brand.landingPhoto = picture(withoutCard)),
  'article.sectionPhotos: there are 2 pictures for 3 sections.': (parts) => {
    withPosts(POST)(parts);
    const photos = [picture(PHOTO), picture(PHOTO)];
    Object.assign(parts.blog.article!, { sections: [SECTION, SECTION, SECTION], sectionPhotos: photos });
  },
  'shared/restaurant.json, line N, hours.list.0.closes: Breakfast opens at 10:30 and closes at 10:30.\n  Change one of the two.':
    ({ shared: { restaurant } }) =>
      (restaurant.hours.list = [{ meal: 'Breakfast', opens: '10:30', closes: '10:30' }]),
  'hours.list.1.opens: Breakfast opens at 07:00, before Lunch, which stands above it.\n  Write the meals in the order of the day.':
    ({ shared: { restaurant } }) =>
      (restaurant.hours.list = [
        { meal: 'Lunch', opens: '11:00', closes: '14:00' },
        { meal: 'Breakfast', opens: '07:00', closes: '10:30' },
      ]),
  'extraBedUntil: extra beds are until the age of 2, but cots until 2.\n  Write an age above': ({
    shared: { policies },
  }) => Object.assign(policies, { cotUntil: 2, extraBedUntil: 2 }),
  'phone: there is no phone for WhatsApp.\n  Write it, or say that': ({ shared: { business } }) =>
    Object.assign(business, { phone: '', phoneHasWhatsApp: true }),
  'point.latitude: 39.5, -6.3 is not in Tanzania.\n  Write -6.3 as the latitude and 39.5 as the longitude.':
    ({ shared: { business } }) => Object.assign(business.point, { latitude: 39.5, longitude: -6.3 }),
  [`content/posts/${POST.slug}.md, brands.1.brand: there is no house "joya".\n  Write one of ${ids}.`]:
    withPosts({ ...POST, brands: [shownBy(first.id), shownBy('joya')] }),
};

test.each(Object.entries(MISTAKES))(
  'the build stops with file, line, field and remedy: %s',
  (message, change) => {
    expect(() => resolveSiteWithChangedFirstBrand(change)).toThrow(withAnyLine(message));
  },
);

test.each(['title', 'summary', 'description'] as const)(
  'RMD-01: the build stops where two rooms have the same %s',
  (field) => {
    const change: Change = ({ rooms }) => rooms.list.unshift(newRoom({ [field]: room[field] }));
    const remedy = `${field === 'title' ? 'Give' : 'Describe'} each room`;
    expect(() => resolveSiteWithChangedFirstBrand(change)).toThrow(
      `list.1.${field}: room ${room.id} has the same words as room ${NEW_ROOM}.\n  ${remedy}`,
    );
  },
);
