/** @jest-environment node */
import { brands, content, getBrand } from '@/content';
import type { Brand, BrandInput, ContentInput, SharedInput } from '@/content/model';
import { photo, reference } from '@/content/fields/field-types';
import { photoEntry } from '@/content/model/photo';
import { resolveChecked } from './resolve-checked';

type Writable<Value> = { -readonly [Key in keyof Value]: Value[Key] };
type Change = (parts: BrandInput & { shared: SharedInput; all: Writable<ContentInput> }) => void;

/** The site after a change to a copy of the first brand, of what the brands share, or of all. */
function after(change: Change) {
  const all: Writable<ContentInput> = structuredClone(content);
  change({ ...all.brands[0]!, shared: all.shared, all });
  return resolveChecked(all);
}

const changed = (change: Change) => after(change).brands[0]!;
const [{ id: FIRST, rooms: firstRooms }] = content.brands as [BrandInput];
const HOME = `/${FIRST}`;
const room = firstRooms.list[0]!;
/** Of the second brand's own data files. */
const OWN_MENU = `/data/${content.brands[1]!.id}`;

test('what is written short is shown in full', () => {
  const access = { steps: 'No stairs', doors: '', shower: '', beach: '' };
  const brand = changed(({ rooms }) => Object.assign(rooms.list[0]!, { price: 85, sizeSqm: 46, access }));
  const { labels } = content.shared.rooms;
  expect(brand).toMatchObject({ href: HOME, pages: { about: { href: `${HOME}/about` } } });
  expect(brand.header.nav[0]?.href).toBe(HOME);
  const shown = brand.rooms.all[0]!;
  expect(shown).toMatchObject({
    href: `${HOME}/room/${room.id}`,
    priceText: { prefix: labels.pricePrefix, amount: '$85', suffix: labels.priceSuffix },
    sizeText: '46sqm interior',
    bedsText: 'One double bed',
    details: expect.arrayContaining([{ label: labels.sizeLabel, value: '46sqm interior' }]),
  });
  expect(shown.access).toEqual([{ label: content.shared.rooms.access.steps, value: 'No stairs' }]);
  expect(shown.metaDescription).toContain('46 sqm');
  expect(shown.metaDescription).toContain('from $85 per night');
});

test('all that pages show is data', () => {
  for (const brand of brands) expect(JSON.parse(JSON.stringify(brand))).toEqual(brand);
});

test('texts repeat what can be counted', () => {
  const { home } = changed(({ home: { hero, gallery }, brand, rooms, shared: { tours, restaurant } }) => {
    brand.booking.url = 'https://www.rooms.example/joya';
    rooms.list.forEach((one, index) => (one.price = 200 - index));
    tours.tours.forEach((one, index) => (one.price = index % 2 ? 43 : 40));
    rooms.list.length = 4;
    gallery.morePhotos.length = 1;
    restaurant.hours.list.length = gallery.tiles.length = 3;
    hero.lead =
      '{lowestRoomPrice} {highestRoomPrice} {lowestTourPrice} {highestTourPrice} {laterMeals} {photos} {bookingSite}';
  });
  expect(home.hero.lead).toBe('197 200 40 43 2 4 rooms.example');
});

test.each([
  ['no brand', [], ['/data', '/data']],
  ['the second brand', [1], ['/data', OWN_MENU]],
  // the specified address is always there
  ['the first brand', [0], ['/data', OWN_MENU]],
  ['each brand', [0, 1], ['/data', OWN_MENU]],
])('where %s has a menu of its own, each brand fetches the menu that it shows', (_, owners, folders) => {
  const { brands } = after(({ all, shared }) => {
    for (const index of owners)
      Object.assign(all.brands[index]!.overrides, {
        foodMenu: { items: shared.foodMenu.items.slice(index) },
      });
  });
  const menus = brands.map(({ restaurant }) => restaurant.menu);
  expect(menus.map(({ file }) => file)).toEqual(folders.map((folder) => `${folder}/food-menu.json`));
});

test('one point on the map serves the link, the map of the contact page and the island sketch', () => {
  const point = { latitude: -5.1972, longitude: 39.6611 };
  const { business, contact, explore } = changed(({ shared }) => Object.assign(shared.business, { point }));
  expect(business.mapsUrl).toContain('mlat=-5.1972&mlon=39.6611');
  const query = '?bbox=39.6311,-5.2132,39.6911,-5.1812&layer=mapnik&marker=-5.1972,39.6611';
  expect(decodeURIComponent(contact.map.embedUrl)).toContain(query);
  expect(explore.map.home.at).toEqual(point);
});

test('a brand may have a shared file of its own', () => {
  const [boutique, villa] = after(({ overrides, shared: { business } }) =>
    Object.assign(overrides, {
      business: { ...business, phone: '+255777000000', phoneHasWhatsApp: true },
    }),
  ).brands;
  expect(boutique?.business).toMatchObject({
    phoneText: '+255 777 000 000',
    whatsApp: { href: 'https://wa.me/255777000000' },
  });
  expect(villa?.business).toMatchObject({ phone: content.shared.business.phone });
});

test('a hidden room leaves the site with all that names it', () => {
  const offer = {
    title: 'An offer',
    text: 'A text.',
    conditions: [],
    from: '2027-01-01',
    until: '2027-02-01',
  };
  const [other] = firstRooms.list.slice(1);
  const { brands: houses } = after(({ rooms, home, shared: { specialOffers } }) => {
    Object.assign(rooms.list[0]!, { hidden: true, price: 1 });
    home.house!.places[0]!.href = reference('page', 'Page').parse(`/room/${room.id}`);
    home.hero.lead = '{roomKinds} {lowestRoomPrice}';
    specialOffers.offers = [
      { ...offer, rooms: [room.id] },
      { ...offer, title: 'Another offer', rooms: [room.id, other!.id] },
    ];
  });
  const { rooms, home, offers } = houses[0]!;
  const others = firstRooms.list.slice(1).map(({ id }) => id);
  expect(rooms.all.map(({ id }) => id)).toEqual(others);
  expect(rooms.listed.every(({ id }) => others.includes(id))).toBe(true);
  for (const { featured } of [home.bestRooms, home.ourLodges!]) expect(featured).toHaveLength(2);
  expect(home.house!.places[0]!.href).toBeUndefined();
  expect(home.hero.lead).toBe(
    `${others.length} ${Math.min(...firstRooms.list.slice(1).map((one) => one.price))}`,
  );
  expect(offers).toMatchObject([{ title: 'Another offer', rooms: [other!.id] }]);
  expect(JSON.stringify(houses)).not.toContain(`/room/${room.id}"`);
  expect(JSON.stringify(houses)).not.toContain(room.title);
});

test('the ways to the other brands are those of the site, however many', () => {
  const waysOf = ({ footer: { otherBrands } }: Brand) => [
    otherBrands?.label,
    ...(otherBrands?.links ?? []).map(({ label, href: path }) => `${label} ${path}`),
  ];
  const VILLA = 'Beach Suites & Villa /beachsuites-villa';
  expect(waysOf(brands[0]!)).toEqual(['Our other house:', VILLA, 'Both houses /']);
  const { brands: houses, unbranded } = after(({ all }) => {
    const lodge = structuredClone(all.brands[1]!);
    for (const [index, one] of lodge.rooms.list.entries()) one.id = 900 + index;
    lodge.home.bestRooms.featured.forEach((one, index) => (one.roomId = 900 + index));
    lodge.brand.name = 'Mangrove Lodge';
    delete lodge.home.house;
    all.brands = [...all.brands, { ...lodge, id: 'mangrove-lodge' }];
  });
  const { two, many } = content.shared.unbranded.chooserText.hint;
  expect([resolveChecked(content).unbranded, unbranded].map((one) => one.chooserText.hint)).toEqual([
    two,
    many,
  ]);
  expect(waysOf(houses[0]!)).toEqual([
    'Our other houses:',
    VILLA,
    'Mangrove Lodge /mangrove-lodge',
    'All houses /',
  ]);
});

describe('a post', () => {
  const { slug } = content.posts[0]!;
  const withPost = (change: object) =>
    changed(({ all: { posts } }) => Object.assign(posts[0]!, change)).blog.posts.find(
      (post) => post.slug === slug,
    );

  test('with a text of its own has a page of its own', () => {
    const text = 'There are {tours:words} [tours](/tours-activities "All of them").';
    const own = withPost({ article: ['One.', text, '![](calm-sand)'], date: '2099-12-01' });
    const count = content.shared.formatTexts.numbers[content.shared.tours.tours.length];
    expect(own).toMatchObject({
      href: `${HOME}/blog_details/${slug}`,
      date: 'December 1, 2099',
      article: {
        markdown: `One.\n\nThere are ${count} [tours](/tours-activities "All of them").\n\n![](calm-sand)`,
        links: { '/tours-activities': `${HOME}/tours-activities` },
        photos: { 'calm-sand': { name: 'calm-sand', alt: content.photos['calm-sand']?.alt } },
      },
    });
  });

  test('of one house may name what that house alone has', () => {
    const [first, second] = content.brands;
    const room = second!.rooms.list.find(({ id }) => !first!.rooms.list.some((one) => one.id === id))!;
    const shownBy = content.posts[0]!.brands.filter(({ brand }) => brand === second!.id);
    const [figure = ''] = Object.keys(second!.technical.textVariables);
    const text = `[A room](/room/${room.id}), ${figure && `{${figure}}`}`;
    const { brands } = after(({ all }) => Object.assign(all.posts[0]!, { brands: shownBy, article: [text] }));
    const articles = brands.map(({ blog }) => blog.posts.find((post) => post.slug === slug)?.article?.links);
    expect(articles).toEqual([undefined, { [`/room/${room.id}`]: `/${second!.id}/room/${room.id}` }]);
  });

  test('without one opens the article that all posts share', () => {
    const own = withPost({ article: [] });
    expect([own?.href, own?.article]).toEqual([`${HOME}/blog_details?post=${slug}`, undefined]);
  });

  test('is shown by the houses that it names, the newest first', () => {
    const [newest] = content.posts.map((one) => one.slug).slice(-1);
    const posts = changed(({ all }) =>
      all.posts.forEach((post) => {
        if (post.slug === newest) post.date = '2099-12-01';
        if (post.slug === slug) post.brands = post.brands.filter(({ brand }) => brand !== FIRST);
      }),
    ).blog.posts.map((post) => post.slug);
    expect(posts[0]).toBe(newest);
    expect(posts).not.toContain(slug);
  });
});

test('a picture has one description, which a place may replace by its own', () => {
  const calm = { name: 'calm-sand', alt: 'Sand at low tide' };
  const entry = { file: 'calm-sand.jpg', alt: 'Sand', focus: { x: 0.2, y: 1 } };
  const { home } = changed(({ home: shown, all }) => {
    all.photos = { ...all.photos, 'calm-sand': photoEntry.parse(entry) };
    shown.intro.photo = photo().parse('calm-sand');
    shown.intro.secondaryPhoto = photo().parse(calm);
  });
  expect(home.intro.photo).toMatchObject({ name: 'calm-sand', alt: 'Sand', focus: entry.focus });
  expect(home.intro.secondaryPhoto).toMatchObject(calm);
});

/** The message with whatever line the field is in today. */
const anyLine = (message: string) =>
  new RegExp(message.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/line \d+/, 'line \\d+'));

const link = (path: string) => reference('page', 'Page').parse(path);
const picture = (name: string) => photo().parse(name);
const BOUTIQUE = `content/${FIRST}`;

/** Changes by what the build says of them. */
const MISTAKES: Readonly<Record<string, Change>> = {
  [`${BOUTIQUE}/home.json, line 8, hero.secondaryLink.href: there is no page "/rooms".\n  Write one of /, /about,`]:
    ({ home }) => (home.hero.secondaryLink.href = link('/rooms')),
  'hero.secondaryLink.href: there is no page "/room/999".': ({ home }) =>
    (home.hero.secondaryLink.href = link('/room/999')),
  'intro.photo: there is no picture "jozani-bordwalk".\n  Write jozani-boardwalk': ({ home }) =>
    (home.intro.photo = picture('jozani-bordwalk')),
  'content/photos/mango.json, file: the sizes of mango.jpg have not been made.\n  Run "npm run photos"': ({
    home,
    all,
  }) => {
    all.photos = { ...all.photos, mango: photoEntry.parse({ file: 'mango.jpg', alt: 'A mango' }) };
    home.intro.photo = picture('mango');
  },
  'hero.lead: there is nothing to fill in for {doubleRoom:words}.\n  Write one of adultBedFrom, ': ({
    home,
  }) => (home.hero.lead = '{doubleRoom:words} rooms'),
  'hero.lead: {doubleRooms:spoken} is not a way to write 6.\n  The formats are words,': ({ home }) =>
    (home.hero.lead = '{doubleRooms:spoken} rooms'),
  [`${BOUTIQUE}/rooms.json, line 117, list.1.id: ${room.id} is there twice.\n  Change one of the two, or take it out.`]:
    ({ rooms }) => (rooms.list[1]!.id = room.id),
  'list: the room list would be empty.\n  Show at least one room in it.': ({ rooms }) =>
    rooms.list.forEach((one, index) => Object.assign(one, index > 0 ? { hidden: true } : { unlisted: true })),
  [`${BOUTIQUE}/home.json, line 93, bestRooms.featured: each of its rooms is hidden.\n  Choose a room that is not,`]:
    ({ rooms, home: { bestRooms } }) => {
      bestRooms.featured.length = 1;
      rooms.list[0]!.hidden = true;
    },
  'bestRooms.featured.0.roomId: there is no room 999.\n  Write one of 4, 6,': ({ home }) =>
    (home.bestRooms.featured[0]!.roomId = 999),
  [`content/beachsuites-villa/rooms.json, line 24, list.0.id: room ${room.id} is also a room of Joya Boutique.`]:
    ({ all }) => (all.brands[1]!.rooms.list[0]!.id = room.id),
  'intro.photo: there is no picture "zebra".\n  Add content/photos/zebra.json: ': ({ home }) =>
    (home.intro.photo = picture('zebra')),
  'landingPhoto: no social card has been cut from the picture "calm-sand".\n  Run "npm run photos"': ({
    brand,
  }) => (brand.landingPhoto = picture('calm-sand')),
  'findRoom.sampleRooms.1.id: "sample-1" is there twice.\n  Change one of the two, or take it out.': ({
    stay,
  }) => stay.findRoom.sampleRooms.forEach((card) => (card.id = 'sample-1')),
  'faq.list.0.same: there is no shared question "money".\n  Write one of currency, times,': ({ pricing }) =>
    (pricing.faq.list = [{ same: 'money' }]),
  'questions.0.id: there is no shared question "x".': ({ pricing }) => (pricing.questions![0]!.id = 'x'),
  'places.0.place: there is no place "pemba".\n  Write one of jozani, kizimkazi,': ({ explore }) =>
    (explore.places[0]!.place = 'pemba'),
  [`${BOUTIQUE}/blog.json, line 11, article.sectionPhotos: there are 2 pictures for 3 sections.`]: ({
    blog,
  }) => blog.article!.sectionPhotos.pop(),
  'content/shared/tours.json, line 27, tours.1.id: "spice" is there twice.': ({ shared: { tours } }) =>
    tours.tours.forEach((tour) => (tour.id = 'spice')),
  'descriptions.0.tour: there is no tour "spices".': ({ tours }) => (tours.descriptions![0]!.tour = 'spices'),
  'content/shared/restaurant.json, line 14, hours.list.0.closes: Breakfast opens at 10:30 and closes at 10:30.\n  Change one of the two.':
    ({ shared: { restaurant } }) =>
      Object.assign(restaurant.hours.list[0]!, { opens: '10:30', closes: '10:30' }),
  'hours.list.1.opens: Breakfast opens at 07:00, before Lunch, which stands above it.\n  Write the meals in the order of the day.':
    ({ shared: { restaurant } }) =>
      restaurant.hours.list.splice(0, 2, restaurant.hours.list[1]!, restaurant.hours.list[0]!),
  'tours.0.hours.most: the tour takes 6 hours at least and 4 at most.\n  Change one of the two': ({
    shared: { tours },
  }) => (tours.tours[0]!.hours = { least: 6, most: 4 }),
  'extraBedUntil: extra beds are until the age of 2, but cots until 2.\n  Write an age above': ({
    shared: { policies },
  }) => (policies.extraBedUntil = 2),
  [`${BOUTIQUE}/shared/business.json, phone: there is no phone for WhatsApp.\n  Write it, or say that`]: ({
    overrides,
    shared: { business },
  }) => Object.assign(overrides, { business: { ...business, phone: '', phoneHasWhatsApp: true } }),
  'content/posts/reading-the-tide.md, brands.0.brand: there is no house "joya".\n  Write one of joya-boutique, beachsuites-villa.':
    ({ all: { posts } }) => (posts[0]!.brands[0]!.brand = 'joya'),
  'content/shared/unbranded.json, line 6, themeBrand: there is no house "joya".\n  Write one of joya-boutique, beachsuites-villa.':
    ({ shared: { unbranded: texts } }) => (texts.themeBrand = 'joya'),
  'landing.highlighted: there is no house "joya".': ({ shared: { unbranded: texts } }) =>
    (texts.landing.highlighted = 'joya'),
};

test.each(Object.entries(MISTAKES))(
  'the build stops with file, line, field and remedy: %s',
  (message, change) => {
    expect(() => after(change)).toThrow(anyLine(message));
  },
);

test.each(['title', 'summary', 'description'] as const)(
  'RMD-01: the build stops where two rooms have the same %s',
  (field) => {
    const change: Change = ({ rooms }) => Object.assign(rooms.list[1]!, { [field]: room[field] });
    const message = `list.1.${field}: room 6 has the same words as room ${room.id}.\n  ${field === 'title' ? 'Give' : 'Describe'} each room`;
    expect(() => after(change)).toThrow(anyLine(message));
  },
);

test('an unknown brand is refused', () => {
  expect(() => getBrand('third-house')).toThrow(
    'content/third-house/brand.json: there is no house "third-house".\n  Add its folder, or use one of joya-boutique, beachsuites-villa.',
  );
});
