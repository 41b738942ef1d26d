import { numberInWords } from '../format';
import { photo } from '../photo';
import {
  islandMap,
  jozani,
  kizimkazi,
  michamvi,
  nungwi,
  paje,
  placeWords,
  prisonIsland,
  seasons,
  spiceFarms,
  stoneTown,
} from '../shared/explore-island';
import { tours } from '../shared/tours';
import type { WrittenExplore } from '../types';

export const explore: WrittenExplore = {
  intro: {
    eyebrow: 'The road starts at the gate',
    heading: 'It is an island: you cannot get lost',
    paragraphs: [
      'Jambiani lies on the quiet south-east coast. The whole island is about 85 km long, so nothing is impossible in a day and little is worth hurrying for. Here is where we send people, and when.',
    ],
  },
  map: islandMap,
  words: placeWords,
  places: [
    {
      ...paje,
      bestTime: 'Afternoon, in the windy months',
      text: 'The next village up the beach: kites, cafés and a wide bay. At low tide you can cycle there on the sand.',
    },
    {
      ...jozani,
      bestTime: 'Before ten or after three',
      text: 'Forest, a boardwalk over the mangroves, and red colobus monkeys in the trees beside the gate.',
    },
    {
      ...michamvi,
      bestTime: 'For the sunset',
      text: 'The end of the peninsula looks west over Chwaka Bay: the nearest place where the sun goes down over water.',
    },
    {
      ...kizimkazi,
      bestTime: 'Early morning',
      text: 'A fishing village in the south with a very old mosque. The dolphin boats leave from its beach.',
    },
    {
      ...stoneTown,
      bestTime: 'Morning, or an evening at Forodhani',
      text: 'Alleys, carved doors, the market and the sea front, where food stalls are set up after dark.',
    },
    {
      ...prisonIsland,
      bestTime: 'Early, before the other boats',
      text: 'Giant tortoises under old trees and a beach to swim from.',
    },
    {
      ...spiceFarms,
      bestTime: 'Any dry morning',
      text: 'On the way back from town: clove, cinnamon, vanilla, and a lunch that tastes of them.',
    },
    {
      ...nungwi,
      bestTime: 'A whole day',
      text: 'The other end of the island. Dhows are built on the beach, and the tide hardly leaves.',
    },
  ],
  photos: [
    photo('jozani-boardwalk', 'Boardwalk between tall trees in Jozani forest'),
    photo('village-shore', 'Wooden boats on the shore of Jambiani at low tide in the morning'),
    photo('stone-town-door', 'Carved wooden door with brass studs in Stone Town'),
  ],
  seasons: {
    heading: 'When to come',
    text: 'Two winds and two rains make the year. It is never cold.',
    list: seasons,
  },
  gettingAbout: {
    heading: 'How to get about',
    list: [
      {
        name: 'Daladala',
        text: 'The shared minibus. It stops for everybody, takes its time, and costs next to nothing. Have small notes.',
      },
      { name: 'Bicycle', text: 'Flat roads, firm wet sand. Good for Paje and for the village; carry water.' },
      {
        name: 'Car with driver',
        text: 'The easy way to town and back, and shared by four it is not dear. Ask us the day before.',
      },
    ],
  },
  callToAction: {
    heading: 'With a guide',
    text: `Most of these places are among our ${numberInWords(tours.length)} tours, with pickup at the house.`,
    links: [
      { label: 'See the tours', href: '/tours-activities' },
      { label: 'Ask us the way', href: '/contact' },
      { label: 'All services', href: '/services' },
    ],
  },
};
