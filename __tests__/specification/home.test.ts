import { getBrand, site } from '@/content';
import { hrefsOf, linksOf, textOf, textsOf } from '../support/elements';
import { exportedPaths, readExported, readPage } from '../support/exported';

const BOUTIQUE = '/joya-boutique';
const VILLA = '/beachsuites-villa';

const mainOf = (brand: string) => readPage(brand).querySelector('main');
const section = (brand: string, id: string) =>
  mainOf(brand)?.querySelector(`section[aria-labelledby="${id}"]`) ?? null;

test('GEN-10, GEN-11, CST-10: the villa says how many it holds', () => {
  const said = textOf(mainOf(VILLA)).toLowerCase();
  for (const fact of ['2 apartments', '5 guests', '10 guests', 'own garden', 'private pool']) {
    expect(said).toContain(fact);
  }
});

test('GEN-12, HMB-08: the boutique has six double rooms', () => {
  expect(textOf(mainOf(BOUTIQUE))).toMatch(/six double rooms/i);
  expect(textOf(section(BOUTIQUE, 'about-the-house'))).toMatch(/six rooms/i);
});

test('TTL-02, NSH-12: the site without a brand is a Zanzibar guest brand', () => {
  expect(site.siteType).toBe('Joya Guest House Zanzibar');
  expect(JSON.parse(readExported('/manifest.webmanifest').toString()).name).toBe('Joya Guest House Zanzibar');
});

describe.each([BOUTIQUE, VILLA])('the home of %s', (brand) => {
  const hero = () => mainOf(brand)?.querySelector('[aria-roledescription=carousel]') ?? null;

  test('HMB-01, HMB-04, HMV-01, HMV-07, CST-04, ODD-01: six slides, numbered 01 to 06', () => {
    expect(hero()?.querySelectorAll('[aria-roledescription=slide]')).toHaveLength(6);
    expect(textsOf(hero(), 'ol > li')).toEqual(['01', '02', '03', '04', '05', '06']);
    expect(hero()?.querySelectorAll('ol > li img')).toHaveLength(brand === VILLA ? 6 : 0);
  });

  test('HMB-07, HMV-12: four amenities', () => {
    expect(textsOf(mainOf(brand), 'section[aria-label] > ul > li')).toEqual([
      'Air conditioning',
      'Airport transfer',
      'Breakfast Included',
      'Car & Bike Rent',
    ]);
  });

  test('HMB-10, HMV-17, HMV-18: the intro credits the owner and host and gives an address for a quote', () => {
    const intro = textOf(section(brand, 'about-the-house'));
    expect(intro).toMatch(/owner and host/i);
    expect(intro).toMatch(/Get a quote or book a room \S+@\S+$/);
  });

  test('CST-08, ENT-12, HMV-22: the lightbox has eight pictures', () => {
    const { gallery } = getBrand(brand.slice(1)).home;
    expect(gallery.tiles.length + gallery.morePhotos.length).toBe(8);
  });

  test('HMV-19, HMV-24, ODD-53: four tiles of pictures, each with the booking link of the brand', () => {
    const label = brand === VILLA ? 'Villa Booking' : 'Boutique Booking';
    expect(linksOf(section(brand, 'gallery')).map((link) => link.label)).toEqual(Array(4).fill(label));
  });

  test('FAC-01, FAC-02, FAC-03, FAC-04, FAC-05, ODD-16, ODD-17: three facilities, and all services at "/"', () => {
    const facilities = section(brand, 'facilities');
    expect(textsOf(facilities, 'h3')).toEqual([
      'Experience the Local Flavours',
      'Honey Moon Packages',
      'Discover Zanzibar',
    ]);
    const links = linksOf(facilities);
    expect(links.map(({ href }) => href)).toEqual([
      `${brand}/restaurant`,
      `${brand}/honeymoon`,
      `${brand}/tours-activities`,
      '/',
    ]);
    expect(links.at(-1)?.label).toMatch(/view all services/i);
  });

  test('GEN-05, NAV-05, ODD-32: the ways to book are named as the specification writes them', () => {
    expect(linksOf(readPage(brand).querySelector('header')).map(({ label }) => label)).toContain('Book Now');
    expect(linksOf(section(brand, 'best-rooms')).filter(({ label }) => label === 'BOOK NOW')).toHaveLength(3);
  });

  test('ERR-05: the text for a browser without video', () => {
    expect(textsOf(mainOf(brand), 'video')).toEqual(['Your browser does not support the video tag.']);
  });
});

test.each([
  [
    'HMB-09',
    BOUTIQUE,
    [
      'Cozy Atmosphere',
      'Local charm and comfort',
      'Free Wi-Fi',
      'Friendly Staff',
      '24/7 Customer Support',
      'Great Location',
    ],
  ],
  [
    'HMV-16',
    VILLA,
    [
      'Private pools',
      'Large garden and terrace',
      'Free Wi-Fi',
      'Expert team',
      '24/7 customer support',
      'Great surroundings',
    ],
  ],
])('%s: the six features of %s', (_, brand, features) => {
  expect(textsOf(section(brand, 'about-the-house'), 'li')).toEqual(features);
});

test.each([
  [
    'HSH-08, BRD-06, ENT-11',
    BOUTIQUE,
    ['Boutique Exterior', 'Dining Experience', 'Boutique Amenities', 'Boutique Comfort'],
  ],
  ['HMV-20, BRD-06, ENT-11', VILLA, ['Villa Exterior', 'Luxury Suites', 'Beachfront Views', 'Villa Comfort']],
])('%s: the gallery of %s has its titles', (_, brand, titles) => {
  expect(textsOf(section(brand, 'gallery'), 'h3')).toEqual(titles);
});

test('HMB-11: the boutique has "Our Lodges"', () => {
  expect(textsOf(section(BOUTIQUE, 'our-lodges'), 'h2')).toEqual(['Our Lodges']);
});

test('HMV-15: the intro of the villa is about authentic suites and villas in Zanzibar', () => {
  const heading = textsOf(section(VILLA, 'about-the-house'), 'h2')[0];
  for (const word of [/authentic/i, /suites/i, /villas/i, /zanzibar/i]) expect(heading).toMatch(word);
});

test('HMV-03, ODD-76: the slides of the villa tell its six themes in order', () => {
  const slides = [...(mainOf(VILLA)?.querySelectorAll('[aria-roledescription=slide]') ?? [])].map(textOf);
  const themes = [
    [/suite juu/i, /luxury/i, /ocean views/i],
    [/private beachfront escape/i, /jambiani sands/i],
    [/ethno-chic retreat/i, /barefoot luxury/i],
    [/unforgettable moments/i, /share and relax/i],
    [/suite juu elegance/i],
    [/perfect zanzibar escape/i],
  ];
  for (const [index, words] of themes.entries()) {
    for (const word of words) expect(slides[index]).toMatch(word);
  }
});

test('RMC-01, RMC-02, RMC-03, RMC-04, ODD-08: each home shows three best rooms, the boutique three lodges as well', () => {
  const shown = (brand: string, section: string) =>
    hrefsOf(readPage(brand), `section[aria-labelledby="${section}"] a[href*="/room/"]`);
  const rooms = (brand: string, ids: readonly number[]) => ids.map((id) => `${brand}/room/${id}`);
  expect(shown(VILLA, 'best-rooms')).toEqual(rooms(VILLA, [1, 2, 3]));
  expect(shown(VILLA, 'our-lodges')).toEqual([]);
  expect(shown(BOUTIQUE, 'best-rooms')).toEqual(rooms(BOUTIQUE, [4, 6, 8]));
  expect(shown(BOUTIQUE, 'our-lodges')).toEqual(rooms(BOUTIQUE, [4, 6, 7]));
});

test('RMC-05: only Our Lodges leads to room 7', () => {
  const links = exportedPaths().flatMap((path) => [
    ...readPage(path).querySelectorAll(`a[href="${BOUTIQUE}/room/7"]`),
  ]);
  expect(links.map((link) => link.closest('section')?.getAttribute('aria-labelledby'))).toEqual([
    'our-lodges',
  ]);
});
