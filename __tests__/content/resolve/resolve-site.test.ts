/** @jest-environment node */
import { getBrand } from '@/content';
import { photo, reference } from '@/content/fields/field-types';
import { photoEntrySchema } from '@/content/fields/photo-content';
import { replaceFields } from '@/content/fields/replace-fields';
import { listContentFiles } from '@/content/model/files/content-files';
import type { BrandInput, ContentInput, SharedInput } from '@/content/model/files/content-input';
import type { PostInput } from '@/content/model/post';
import { getVisibleRooms, type RoomInput } from '@/content/model/rooms';
import { readBuildInputs } from '@/content/read/read-build-inputs';
import { resolveSiteWithChange, type Writable } from '../../support/resolve-changed-content';
import { brands, content } from '../../support/site';

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
/** Of the second brand's own data files. */
const OWN_MENU = `/data/${second.id}`;

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

test('short links, prices and sizes of content are shown in full', () => {
  const brand = firstBrandWithChange(({ rooms, shared: { header, formatTexts, rooms: shared } }) => {
    header.nav = [{ label: 'Home', href: link('/') }];
    formatTexts.interior = '{sqm} sqm inside';
    Object.assign(shared.labels, { pricePrefix: 'from', priceSuffix: 'a night', size: 'Size' });
    shared.access.steps = 'Steps';
    rooms.list.unshift(
      newRoom({
        hidden: false,
        price: 85,
        sizeSqm: 46,
        access: { steps: 'No stairs', doors: '', shower: '', beach: '' },
        metaDescription: '{title}: {sizeSqm} sqm, from {price:dollars}',
      }),
    );
  });
  expect(brand).toMatchObject({ href: HOME, pages: { about: { href: `${HOME}/about` } } });
  expect(brand.header.nav[0]?.href).toBe(HOME);
  expect(brand.rooms.all[0]).toMatchObject({
    href: `${HOME}/room/${NEW_ROOM}`,
    nightPrice: { prefix: 'from', amount: '$85', suffix: 'a night' },
    sizeText: '46\u00a0sqm inside',
    details: expect.arrayContaining([{ label: 'Size', value: '46\u00a0sqm inside' }]),
    accessDetails: [{ label: 'Steps', value: 'No stairs' }],
    metaDescription: 'The new room: 46\u00a0sqm, from $85',
  });
});

test('resolved brands survive JSON serialization', () => {
  for (const brand of brands) expect(JSON.parse(JSON.stringify(brand))).toEqual(brand);
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

test.each([
  ['no brand', [], ['/data', '/data']],
  ['the second brand', [1], ['/data', OWN_MENU]],
  // the specified address is always there
  ['the first brand', [0], ['/data', OWN_MENU]],
  ['each brand', [0, 1], ['/data', OWN_MENU]],
])('where %s has a menu of its own, each brand fetches the menu that it shows', (_, owners, folders) => {
  const { brands } = resolveSiteWithChangedFirstBrand(({ all }) => {
    for (const [index, { overrides }] of all.brands.entries())
      if (owners.includes(index)) Object.assign(overrides, { foodMenu: all.shared.foodMenu });
      else Reflect.deleteProperty(overrides, 'foodMenu');
  });
  const menus = brands.map(({ restaurant }) => restaurant.menu);
  expect(menus.map(({ file }) => file)).toEqual(folders.map((folder) => `${folder}/food-menu.json`));
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

test('a brand may have a shared file of its own', () => {
  const [boutique, villa] = resolveSiteWithChangedFirstBrand(({ overrides, shared: { business } }) =>
    Object.assign(overrides, {
      business: { ...business, phone: '+255777000000', phoneHasWhatsApp: true },
    }),
  ).brands;
  expect(boutique?.business).toMatchObject({
    phoneText: '+255 777 000 000',
    whatsApp: { href: 'https://wa.me/255777000000' },
  });
  expect(villa?.business).toEqual(brands[1]!.business);
});

describe('a hidden room', () => {
  const offer = {
    title: 'An offer',
    text: 'A text.',
    conditions: [],
    from: '2099-01-01',
    until: '2099-02-01',
  };
  const otherIds = shownRooms.map(({ id }) => id);
  const { brands: resolved } = resolveSiteWithChangedFirstBrand(
    ({ rooms, home, shared: { specialOffers } }) => {
      rooms.list.unshift(newRoom({ hidden: true, price: 1 }));
      home.bestRooms.featured.unshift({ roomId: NEW_ROOM, photo: picture(PHOTO) });
      home.house = {
        eyebrow: 'Our house',
        heading: 'The rooms',
        text: 'Where they are.',
        alt: 'The house',
        places: [
          { name: 'Upstairs', text: 'A room.', href: link(`/room/${NEW_ROOM}`), at: { x: 50, y: 50 } },
        ],
      };
      home.hero.lead = '{roomKinds} {lowestRoomPrice}';
      specialOffers.offers = [
        { ...offer, rooms: [NEW_ROOM] },
        { ...offer, title: 'Another offer', rooms: [NEW_ROOM, shownRooms[0]!.id] },
      ];
    },
  );
  const { rooms, home, offers } = resolved[0]!;

  test('is in no list of rooms', () => {
    expect(rooms.all.map(({ id }) => id)).toEqual(otherIds);
    for (const { id } of rooms.listed) expect(otherIds).toContain(id);
    for (const { room: featured } of home.bestRooms.featured) expect(otherIds).toContain(featured.id);
  });

  test('is not counted by text variables', () => {
    expect(home.hero.lead).toBe(`${otherIds.length} ${Math.min(...shownRooms.map(({ price }) => price))}`);
  });

  test('leaves the offers, and an offer for it alone is not shown', () => {
    expect(offers).toMatchObject([{ title: 'Another offer', rooms: [shownRooms[0]!.id] }]);
  });

  test('has no link and no text on the site', () => {
    expect(home.house!.places[0]!.href).toBeUndefined();
    expect(JSON.stringify(resolved)).not.toContain(`/room/${NEW_ROOM}"`);
    expect(JSON.stringify(resolved)).not.toContain('The new room');
  });
});

/** The second brand again, with rooms and posts of its own. */
function addLodge(all: Writable<ContentInput>): void {
  const newId = (id: number) => 900 + second.rooms.list.findIndex((room) => room.id === id);
  const lodge = { ...structuredClone(all.brands[1]!), id: 'lodge' };
  Object.assign(lodge.brand, { name: 'Lodge', summary: 'A lodge' });
  for (const { brandId, schema, value: file } of listContentFiles({ ...all, brands: [lodge] }))
    if (brandId)
      Object.assign(
        file as object,
        replaceFields(schema, file, ({ field, value }) => {
          if (field.reference === 'room') return newId(Number(value));
          if (field.reference !== 'page') return value;
          return String(value).replace(/(?<=^\/room\/)\d+$/, (id) => String(newId(Number(id))));
        }),
      );
  for (const room of lodge.rooms.list) room.id = newId(room.id);
  all.brands = [...all.brands, lodge];
  const posts = all.posts.flatMap(({ brands: shownBy, article, slug, ...post }): PostInput[] => {
    const entry = shownBy.find(({ brand }) => brand === second.id);
    if (!entry) return [];
    const text = article.slice(0, 1).map(() => 'A text.');
    return [{ ...post, slug: `lodge-${slug}`, article: text, brands: [{ ...entry, brand: lodge.id }] }];
  });
  all.posts = [...all.posts, ...posts];
}

test.each([
  ['two', 'Our other house:', ['Villa'], 'Both houses', 'Which of the two?'],
  ['three', 'Our other houses:', ['Villa', 'Lodge'], 'All houses', 'Which of them?'],
])(
  'of %s brands each leads to the others and to all, and pages without a brand ask which',
  (count, label, others, all, hint) => {
    const { brands: resolved, unbranded } = resolveSiteWithChangedFirstBrand(({ all: parts, shared }) => {
      shared.footer.otherBrands = { one: 'Our other house:', many: 'Our other houses:' };
      shared.footer.allBrands = { two: 'Both houses', many: 'All houses' };
      shared.unbranded.chooserText.hint = { two: 'Which of the two?', many: 'Which of them?' };
      Object.assign(parts.brands[1]!.brand, { name: 'Villa', summary: 'A villa' });
      if (count === 'three') addLodge(parts);
    });
    const hrefs = resolved.slice(1).map(({ href }) => href);
    expect(resolved[0]!.footer.otherBrands).toEqual({
      label,
      links: [
        ...others.map((name, index) => ({ label: name, href: hrefs[index] })),
        { label: all, href: '/' },
      ],
    });
    expect(unbranded.chooserText.hint).toBe(hint);
  },
);

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

describe('a post', () => {
  const shown = (values: Partial<PostInput>) =>
    resolveSiteWithChangedFirstBrand(withPosts({ ...POST, ...values })).brands.map(({ blog }) =>
      blog.posts.find(({ slug }) => slug === POST.slug),
    );

  test('with a text of its own has a page of its own', () => {
    const text = 'There are {tours} [tours](/tours-activities "All of them").';
    const [post] = shown({ article: ['One.', text, `![](${PHOTO})`], date: '2099-12-01' });
    const { tours } = brands[0]!.tours;
    expect(post).toMatchObject({
      href: `${HOME}/blog_details/${POST.slug}`,
      date: 'December 1, 2099',
      article: {
        markdown: `One.\n\nThere are ${tours.length} [tours](/tours-activities "All of them").\n\n![](${PHOTO})`,
        links: { '/tours-activities': `${HOME}/tours-activities` },
        photos: { [PHOTO]: { name: PHOTO, alt: content.photos[PHOTO]!.alt } },
      },
    });
  });

  test('of one house may name a room and a text variable that only that house has', () => {
    const { id } = getVisibleRooms(second.rooms.list)[0]!;
    const [figure = ''] = Object.keys(second.technicalSettings.textVariables);
    const article = [`[A room](/room/${id}), ${figure && `{${figure}}`}`];
    const posts = shown({ brands: [shownBy(second.id)], article });
    expect(posts.map((post) => post?.article?.links)).toEqual([
      undefined,
      { [`/room/${id}`]: `/${second.id}/room/${id}` },
    ]);
  });

  test('without one, as a sample, opens the article that all posts share; any other is refused', () => {
    const [post] = shown({ article: [], sample: true });
    expect([post?.href, post?.article]).toEqual([`${HOME}/blog_details?post=${POST.slug}`, undefined]);
    expect(() => shown({ article: [], sample: false })).toThrow('the post has no text.\n  Write what guests');
  });

  test('is shown by the houses that it names, the newest first', () => {
    const [{ blog }] = resolveSiteWithChangedFirstBrand(
      withPosts(
        { ...POST, slug: 'older', date: '2099-11-30' },
        { ...POST, slug: 'of-the-other-house', brands: [shownBy(second.id)] },
        { ...POST, slug: 'newer', date: '2099-12-01' },
      ),
    ).brands as [(typeof brands)[number]];
    const slugs = blog.posts.map(({ slug }) => slug);
    expect(slugs.slice(0, 2)).toEqual(['newer', 'older']);
    expect(slugs).not.toContain('of-the-other-house');
  });
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
  [`${BOUTIQUE}/home.json, line N, hero.secondaryLink.href: there is no page "/rooms".\n  Write one of /, /about,`]:
    ({ home }) => (home.hero.secondaryLink.href = link('/rooms')),
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
  [`${BOUTIQUE}/rooms.json, line N, list.1.id: ${room.id} is there twice.\n  Change one of the two, or take it out.`]:
    ({ rooms }) => rooms.list.unshift(newRoom({ id: room.id })),
  'list: the room list would be empty.\n  Show at least one room in it.': ({ rooms }) =>
    rooms.list.forEach((room, index) =>
      Object.assign(room, index > 0 ? { hidden: true } : { unlisted: true }),
    ),
  [`${BOUTIQUE}/home.json, line N, bestRooms.featured: each of its rooms is hidden.\n  Choose a room that is not,`]:
    ({ rooms, home: { bestRooms } }) => {
      rooms.list.push(newRoom({ hidden: true }));
      bestRooms.featured = [{ roomId: NEW_ROOM, photo: picture(PHOTO) }];
    },
  [`content/${second.id}/rooms.json, line N, list.0.id: room ${room.id} is also a room of ${first.brand.name}.`]:
    ({ all }) => (all.brands[1]!.rooms.list[0]!.id = room.id),
  'intro.photo: there is no picture "zzz".\n  Add content/photos/zzz.json: ': ({ home }) =>
    (home.intro.photo = picture('zzz')),
  [`landingPhoto: no social card has been cut from the picture "${withoutCard}".\n  Run "npm run photos"`]: ({
    brand,
  }) => (brand.landingPhoto = picture(withoutCard)),
  'faq.list.0.same: there is no shared question "no-such".\n  Write one of ': ({ pricing }) =>
    (pricing.faq.list = [{ same: 'no-such' }]),
  'places.0.place: there is no place "atlantis".\n  Write one of ': ({ explore }) =>
    (explore.places[0]!.place = 'atlantis'),
  'article.sectionPhotos: there are 2 pictures for 3 sections.': (parts) => {
    withPosts(POST)(parts);
    const photos = [picture(PHOTO), picture(PHOTO)];
    Object.assign(parts.blog.article!, { sections: [SECTION, SECTION, SECTION], sectionPhotos: photos });
  },
  'descriptions.0.tour: there is no tour "no-such".': ({ tours }) =>
    (tours.descriptions = [{ tour: 'no-such', text: 'A text.' }]),
  'shared/restaurant.json, line N, hours.list.0.closes: Breakfast opens at 10:30 and closes at 10:30.\n  Change one of the two.':
    ({ shared: { restaurant } }) =>
      (restaurant.hours.list = [{ meal: 'Breakfast', opens: '10:30', closes: '10:30' }]),
  'hours.list.1.opens: Breakfast opens at 07:00, before Lunch, which stands above it.\n  Write the meals in the order of the day.':
    ({ shared: { restaurant } }) =>
      (restaurant.hours.list = [
        { meal: 'Lunch', opens: '11:00', closes: '14:00' },
        { meal: 'Breakfast', opens: '07:00', closes: '10:30' },
      ]),
  'tours.0.hours.most: the tour takes 6 hours at least and 4 at most.\n  Change one of the two': ({
    shared: { tours },
  }) => (tours.tours[0]!.hours = { least: 6, most: 4 }),
  'extraBedUntil: extra beds are until the age of 2, but cots until 2.\n  Write an age above': ({
    shared: { policies },
  }) => Object.assign(policies, { cotUntil: 2, extraBedUntil: 2 }),
  'phone: there is no phone for WhatsApp.\n  Write it, or say that': ({ shared: { business } }) =>
    Object.assign(business, { phone: '', phoneHasWhatsApp: true }),
  'point.latitude: 39.5, -6.3 is not in Tanzania.\n  Write -6.3 as the latitude and 39.5 as the longitude.':
    ({ shared: { business } }) => Object.assign(business.point, { latitude: 39.5, longitude: -6.3 }),
  [`content/posts/${POST.slug}.md, brands.1.brand: there is no house "joya".\n  Write one of ${ids}.`]:
    withPosts({ ...POST, brands: [shownBy(first.id), shownBy('joya')] }),
  [`content/shared/unbranded.json, line N, themeBrand: there is no house "joya".\n  Write one of ${ids}.`]: ({
    shared: { unbranded: texts },
  }) => (texts.themeBrand = 'joya'),
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

test('an unknown brand is refused', () => {
  expect(() => getBrand('third-house')).toThrow(
    `content/third-house/brand.json: there is no house "third-house".\n  Add its folder, or use one of ${ids}.`,
  );
});
