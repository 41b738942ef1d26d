// The homes of both brands in the words and figures of the specification.
import { BOUTIQUE, VILLA } from '../support/brands';
import { brands } from '../support/site';
import { testSpecifiedStatements } from '../support/test-specified-statements';

const { stringMatching } = expect;

describe.each(brands)('the home of $name', ({ href, home }) => {
  const { hero, amenities, intro, gallery, facilities, testimonials, video } = home;
  testSpecifiedStatements({
    'HMB-01, HMV-01, ODD-01: six slides': [hero.slides.length, 6],
    'HMB-07, HMV-12: four amenities': [
      amenities.list.map(({ label }) => label),
      ['Air conditioning', 'Airport transfer', 'Breakfast Included', 'Car & Bike Rent'],
    ],
    'HMB-10, HMV-17: the intro credits owner and host': [intro.hostRole, stringMatching(/owner and host/i)],
    'HMV-18: the intro gives an address for a quote': [intro.contactLabel, 'Get a quote or book a room'],
    'HMV-19: the gallery has four tiles': [gallery.tiles.length, 4],
    'CST-08, ENT-12: the lightbox has eight pictures': [gallery.tiles.length + gallery.morePhotos.length, 8],
    'FAC-01, FAC-02, FAC-03, FAC-04, ODD-17: three facilities and where they lead': [
      facilities.blocks.map(({ heading, link }) => [heading, link.href]),
      [
        ['Experience the Local Flavours', `${href}/restaurant`],
        ['Honey Moon Packages', `${href}/honeymoon`],
        ['Discover Zanzibar', `${href}/tours-activities`],
      ],
    ],
    'FAC-05: all services are at "/"': [
      facilities.viewAll,
      { label: stringMatching(/^view all services$/i), unbrandedHref: '/' },
    ],
    'TST-07, TST-08, ENT-14: four guests, each with five stars, which are read aloud': [
      [testimonials.list.map(({ rating }) => rating), testimonials.labels.rating],
      [[5, 5, 5, 5], '{rating} out of 5 stars'],
    ],
    'ERR-05: the text for a browser without video': [
      video.unsupported,
      'Your browser does not support the video tag.',
    ],
  });
});

const getIds = (section?: typeof VILLA.home.bestRooms) => section?.featured.map(({ room }) => room.id);

testSpecifiedStatements({
  'HMB-08: the boutique is about lodges with six rooms': [
    `${BOUTIQUE.home.intro.heading}: ${BOUTIQUE.home.intro.paragraphs.join(' ')}`,
    stringMatching(/boutique lodges.*: .*six rooms/i),
  ],
  'HMV-15: the villa is about authentic suites and villas in Zanzibar': [
    VILLA.home.intro.heading,
    stringMatching(/authentic.*suites.*villas.*zanzibar/i),
  ],
  'HMB-09: the six features of the boutique': [
    BOUTIQUE.home.intro.features,
    [
      'Cozy Atmosphere',
      'Local charm and comfort',
      'Free Wi-Fi',
      'Friendly Staff',
      '24/7 Customer Support',
      'Great Location',
    ],
  ],
  'HMV-16: the six features of the villa': [
    VILLA.home.intro.features,
    [
      'Private pools',
      'Large garden and terrace',
      'Free Wi-Fi',
      'Expert team',
      '24/7 customer support',
      'Great surroundings',
    ],
  ],
  'HSH-08: the gallery of the boutique': [
    BOUTIQUE.home.gallery.tiles.map(({ title }) => title),
    ['Boutique Exterior', 'Dining Experience', 'Boutique Amenities', 'Boutique Comfort'],
  ],
  'HMV-20: the gallery of the villa': [
    VILLA.home.gallery.tiles.map(({ title }) => title),
    ['Villa Exterior', 'Luxury Suites', 'Beachfront Views', 'Villa Comfort'],
  ],
  'HMV-24, ODD-53: the tiles have the booking link of their brand': [
    [VILLA, BOUTIQUE].map(({ home }) => home.gallery.bookingLabel),
    ['Villa Booking', 'Boutique Booking'],
  ],
  'HMV-03, ODD-76: the slides of the villa tell its six themes in order': [
    VILLA.home.hero.slides.map(({ tagline, headline }) => `${headline}, ${tagline}, ${headline}`),
    [
      /suite juu.*luxury.*ocean views/i,
      /private beachfront escape.*jambiani sands/i,
      /ethno-chic retreat.*barefoot luxury/i,
      /unforgettable moments.*share and relax/i,
      /suite juu elegance/i,
      /perfect zanzibar escape/i,
    ].map(stringMatching),
  ],
  'RTE-02, HMB-11, ODD-77: the boutique has "Our Lodges"': [BOUTIQUE.home.ourLodges?.heading, 'Our Lodges'],
  'RTE-02, ODD-77: the villa has none': [VILLA.home.ourLodges, undefined],
  'ODD-77: where the gallery is': [
    [BOUTIQUE.home.galleryAfter, VILLA.home.galleryAfter],
    ['facilities', 'intro'],
  ],
  'RMC-01, RMC-02: three best rooms of the villa': [getIds(VILLA.home.bestRooms), [1, 2, 3]],
  'RMC-03, ODD-08: three best rooms of the boutique': [getIds(BOUTIQUE.home.bestRooms), [4, 6, 8]],
  'RMC-04, ODD-08: its three lodges': [getIds(BOUTIQUE.home.ourLodges), [4, 6, 7]],
});
