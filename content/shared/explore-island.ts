import type { ExploreContent, IslandPlace, Season, WrittenExplore } from '../types';

/** What is the same for all brands; texts and best times are in each brand's explore-island.ts. */
type Fact = Pick<IslandPlace, 'name' | 'distance' | 'travel' | 'coordinates' | 'labelSide'>;

/** Distances and times by road from Jambiani, rounded. */
export const paje: Fact = {
  name: 'Paje',
  distance: 'about 8 km',
  travel: 'a quarter of an hour',
  coordinates: { longitude: 39.535, latitude: -6.267 },
  labelSide: 'right',
};
export const jozani: Fact = {
  name: 'Jozani forest',
  distance: 'about 25 km',
  travel: 'half an hour',
  coordinates: { longitude: 39.413, latitude: -6.268 },
  labelSide: 'left',
};
export const michamvi: Fact = {
  name: 'Michamvi',
  distance: 'about 25 km',
  travel: '40 minutes',
  coordinates: { longitude: 39.495, latitude: -6.14 },
  labelSide: 'right',
};
export const kizimkazi: Fact = {
  name: 'Kizimkazi',
  distance: 'about 30 km',
  travel: '45 minutes',
  coordinates: { longitude: 39.468, latitude: -6.452 },
  labelSide: 'left',
};
export const stoneTown: Fact = {
  name: 'Stone Town',
  distance: 'about 55 km',
  travel: 'an hour and a quarter',
  coordinates: { longitude: 39.19, latitude: -6.163 },
  labelSide: 'right',
};
export const prisonIsland: Fact = {
  name: 'Prison Island',
  distance: 'Stone Town, then a boat',
  travel: 'two hours, with the crossing',
  coordinates: { longitude: 39.166, latitude: -6.119 },
  labelSide: 'right',
};
export const spiceFarms: Fact = {
  name: 'The spice farms',
  distance: 'about 60 km',
  travel: 'an hour and a half',
  coordinates: { longitude: 39.252, latitude: -6.075 },
  labelSide: 'right',
};
export const nungwi: Fact = {
  name: 'Nungwi',
  distance: 'about 95 km',
  travel: 'two hours and a quarter',
  coordinates: { longitude: 39.296, latitude: -5.732 },
  labelSide: 'right',
};

export const islandMap: WrittenExplore['map'] = {
  heading: 'From our gate',
  label:
    'A drawn map of Zanzibar’s main island with Jambiani on the south-east coast and the places named beside it.',
  note: 'A sketch of the island. Distances and times are rough, by car from Jambiani on an ordinary day.',
  ocean: 'Indian Ocean',
  channel: 'Zanzibar Channel',
  home: 'Jambiani',
};

export const placeWords: ExploreContent['words'] = {
  distance: 'How far',
  travel: 'By car',
  bestTime: 'Best time',
};

export const seasons: readonly Season[] = [
  {
    months: 'January and February',
    monthCount: 2,
    name: 'Kaskazi',
    text: 'Hot and mostly dry, with a breeze from the north-east. The sea is at its warmest.',
  },
  {
    months: 'March to May',
    monthCount: 3,
    name: 'The long rains',
    text: 'Heavy showers from about the middle of March, green gardens, few people. Some days are washed out, others are yours alone.',
  },
  {
    months: 'June to October',
    monthCount: 5,
    name: 'Kusi',
    text: 'Dry, bright and less hot, with a steady wind from the south-east. Bring a shawl for the evenings.',
  },
  {
    months: 'November and December',
    monthCount: 2,
    name: 'The short rains',
    text: 'A shower, then sun again, mostly in November. Towards the year’s end it dries and grows hot.',
  },
];
