import { capitalize, numberInWords } from '../format';
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
    eyebrow: 'Outside',
    heading: 'An island the length of a morning’s drive',
    paragraphs: [
      'The villa stands on the south-east coast, away from most things, and that may be why you came. For the days when you want the rest of Zanzibar, these are the places worth the road, with the hour at which they are at their best.',
    ],
  },
  map: islandMap,
  words: placeWords,
  places: [
    {
      ...stoneTown,
      bestTime: 'From four in the afternoon',
      text: 'Come when the heat goes and the doors open: coral-stone alleys, carved lintels, the sea front at dusk.',
    },
    {
      ...prisonIsland,
      bestTime: 'First boat of the day',
      text: 'Giant tortoises, old walls and clear water, best before the other boats arrive.',
    },
    {
      ...spiceFarms,
      bestTime: 'Morning, on the way to town',
      text: 'Clove and cinnamon on the tree, vanilla on the vine, a guide with a sharp knife.',
    },
    {
      ...jozani,
      bestTime: 'As it opens',
      text: 'Tall shade, mangrove roots below the boardwalk, and the red colobus, found wild only on Zanzibar.',
    },
    {
      ...michamvi,
      bestTime: 'The hour before sunset',
      text: 'A bay that faces west, rare on this coast. Take a car there and watch the sun go into the water.',
    },
    {
      ...kizimkazi,
      bestTime: 'At first light',
      text: 'Still sea, old mosque, and the boats that go out to look for dolphins.',
    },
    {
      ...paje,
      bestTime: 'When you want company',
      text: 'Cafés, kites and other people, all of which you can leave again.',
    },
    {
      ...nungwi,
      bestTime: 'A whole day',
      text: 'The northern tip: boat builders on the beach and deep water at every tide. It is a long way; start early.',
    },
  ],
  photos: [
    photo('stone-town-alley', 'Narrow alley in Stone Town between coral stone walls'),
    photo('spice-bowls', 'Clay bowls filled with spices on a striped cloth'),
    photo('jozani-boardwalk', 'Boardwalk between tall trees in Jozani forest'),
  ],
  seasons: {
    heading: `The year in ${numberInWords(seasons.length)} parts`,
    text: 'Two winds and two rains. The water stays warm through all of them.',
    list: seasons,
  },
  gettingAbout: {
    heading: 'Getting there',
    list: [
      {
        name: 'With a driver',
        text: 'The calm way. Tell us the evening before where you would like to be, and by when you would like to be back.',
      },
      {
        name: 'By boat',
        text: 'To the reef from the beach here; to Prison Island from Stone Town; to the dolphins from Kizimkazi.',
      },
      {
        name: 'On foot',
        text: 'Along the beach, north or south, for as long as the tide is low. It is further than it looks.',
      },
    ],
  },
  callToAction: {
    heading: 'Let us arrange the day',
    text: `${capitalize(numberInWords(tours.length))} tours cover most of this map, each with a guide and pickup at the villa.`,
    links: [
      { label: 'See the tours', href: '/tours-activities' },
      { label: 'Ask about a driver', href: '/contact' },
      { label: 'All services', href: '/services' },
    ],
  },
};
