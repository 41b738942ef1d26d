// The homes of both brands in the words and figures of the order.
import { brands, getBrand } from '@/content';

const BOUTIQUE = getBrand('joya-boutique').home;
const VILLA = getBrand('beachsuites-villa').home;

describe.each(brands)('the home of $name', ({ href, home }) => {
  test('HMB-01, HMV-01, ODD-01: six slides', () => {
    expect(home.hero.slides).toHaveLength(6);
  });

  test('HMB-07, HMV-12: four amenities', () => {
    expect(home.amenities.list.map(({ label }) => label)).toEqual([
      'Air conditioning',
      'Airport transfer',
      'Breakfast Included',
      'Car & Bike Rent',
    ]);
  });

  test('HMB-10, HMV-17: the intro credits the owner and host', () => {
    expect(home.intro.hostRole).toMatch(/owner and host/i);
  });

  test('HMV-18: the intro gives an address for a quote', () => {
    expect(home.intro.contactLabel).toBe('Get a quote or book a room');
  });

  test('HMV-19: the gallery has four tiles', () => {
    expect(home.gallery.tiles).toHaveLength(4);
  });

  test('CST-08, ENT-12: the lightbox has eight pictures', () => {
    expect(home.gallery.tiles.length + home.gallery.morePhotos.length).toBe(8);
  });

  test('FAC-01, FAC-02, FAC-03, FAC-04, ODD-17: three facilities and where they lead', () => {
    expect(home.facilities.blocks.map(({ heading, link }) => [heading, link.href])).toEqual([
      ['Experience the Local Flavours', `${href}/restaurant`],
      ['Honey Moon Packages', `${href}/honeymoon`],
      ['Discover Zanzibar', `${href}/tours-activities`],
    ]);
  });

  test('FAC-05: all services are at "/"', () => {
    expect(home.facilities.viewAll).toEqual({
      label: expect.stringMatching(/^view all services$/i),
      siteHref: '/',
    });
  });

  test('TST-07, ENT-14: four guests', () => {
    expect(home.testimonials.list).toHaveLength(4);
  });

  test('TST-08: each guest has name, country, words and five stars', () => {
    for (const guest of home.testimonials.list) {
      expect(guest).toMatchObject({
        name: expect.stringMatching(/./),
        country: expect.stringMatching(/./),
        quote: expect.stringMatching(/./),
        rating: 5,
      });
    }
    expect(home.testimonials.words.rating).toBe('5 out of 5 stars');
  });

  test('ERR-05: the text for a browser without video', () => {
    expect(home.video.unsupported).toBe('Your browser does not support the video tag.');
  });
});

test('HMV-07: the villa has thumbnails, the boutique numbers', () => {
  expect([VILLA.hero.controls, BOUTIQUE.hero.controls]).toEqual(['thumbnails', 'numbers']);
});

test('HMB-08: the intro of the boutique is about lodges with six rooms', () => {
  const { heading, paragraphs } = BOUTIQUE.intro;
  expect(heading).toMatch(/boutique lodges/i);
  expect(paragraphs.join(' ')).toMatch(/six rooms/i);
});

test('HMV-15: the intro of the villa is about authentic suites and villas in Zanzibar', () => {
  for (const word of [/authentic/i, /suites/i, /villas/i, /zanzibar/i]) {
    expect(VILLA.intro.heading).toMatch(word);
  }
});

test('HMB-09: the six features of the boutique', () => {
  expect(BOUTIQUE.intro.features).toEqual([
    'Cozy Atmosphere',
    'Local charm and comfort',
    'Free Wi-Fi',
    'Friendly Staff',
    '24/7 Customer Support',
    'Great Location',
  ]);
});

test('HMV-16: the six features of the villa', () => {
  expect(VILLA.intro.features).toEqual([
    'Private pools',
    'Large garden and terrace',
    'Free Wi-Fi',
    'Expert team',
    '24/7 customer support',
    'Great surroundings',
  ]);
});

test.each([
  ['HSH-08', BOUTIQUE, ['Boutique Exterior', 'Dining Experience', 'Boutique Amenities', 'Boutique Comfort']],
  ['HMV-20', VILLA, ['Villa Exterior', 'Luxury Suites', 'Beachfront Views', 'Villa Comfort']],
])('%s: the gallery has its titles', (_, { gallery }, titles) => {
  expect(gallery.tiles.map(({ title }) => title)).toEqual(titles);
});

test('HMV-24, ODD-53: the tiles have the booking link of their brand', () => {
  expect([VILLA, BOUTIQUE].map(({ gallery }) => gallery.bookingLabel)).toEqual([
    'Villa Booking',
    'Boutique Booking',
  ]);
});

test('HMV-03, ODD-76: the slides of the villa tell its six themes in order', () => {
  const themes = [
    [/suite juu/i, /luxury/i, /ocean views/i],
    [/private beachfront escape/i, /jambiani sands/i],
    [/ethno-chic retreat/i, /barefoot luxury/i],
    [/unforgettable moments/i, /share and relax/i],
    [/suite juu elegance/i],
    [/perfect zanzibar escape/i],
  ];
  for (const [index, words] of themes.entries()) {
    const slide = VILLA.hero.slides[index];
    for (const word of words) expect(`${slide?.tagline} ${slide?.headline}`).toMatch(word);
  }
});

test('RTE-02, HMB-11, ODD-77: the homes differ: the boutique has "Our Lodges", and its gallery comes later', () => {
  expect([BOUTIQUE, VILLA].map(({ ourLodges, galleryAfter }) => [ourLodges?.heading, galleryAfter])).toEqual([
    ['Our Lodges', 'facilities'],
    [undefined, 'intro'],
  ]);
});

test('RMC-01, RMC-02, RMC-03, RMC-04, ODD-08: each home shows three best rooms, the boutique three lodges as well', () => {
  const idsOf = (section?: typeof VILLA.bestRooms) => section?.featured.map(({ room }) => room.id);
  expect(idsOf(VILLA.bestRooms)).toEqual([1, 2, 3]);
  expect(idsOf(BOUTIQUE.bestRooms)).toEqual([4, 6, 8]);
  expect(idsOf(BOUTIQUE.ourLodges)).toEqual([4, 6, 7]);
});
