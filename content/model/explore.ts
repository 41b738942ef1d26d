import {
  fieldset,
  heading,
  list,
  paragraph,
  photo,
  positiveInteger,
  reference,
  select,
  slug,
  translatedText,
} from '../fields/field-types';
import { findById } from '../fields/check-reference';
import { deepMerge } from '../fields/resolve-fields';
import { business, geoPoint } from './business';
import { callToAction, noteFieldset, pageIntro } from './common-fields';
import { defineContentType, type ResolvedContent } from './content-type';

/** What is the same for all brands: distances and times by road from Jambiani, rounded. */
const sharedPlace = fieldset('Place', {
  id: slug('Short name, which no guest sees'),
  name: translatedText('Name'),
  distance: translatedText('Distance'),
  travel: translatedText('Time by car'),
  coordinates: geoPoint,
  labelSide: select('Side of its name on the map', ['left', 'right']),
});

const place = fieldset('Place', {
  place: reference('place', 'Place'),
  bestTime: translatedText('Best time'),
  text: paragraph(),
});

const season = fieldset('Season', {
  months: translatedText('Months'),
  monthCount: positiveInteger('Number of months'),
  name: translatedText('Name'),
  text: paragraph(),
});

export const explore = defineContentType({
  brand: fieldset('Explore the Island', {
    intro: pageIntro,
    places: list('Places', place),
    photos: list('Pictures', photo()),
    seasons: fieldset('Seasons', {
      heading: heading(),
      text: paragraph(),
      /** Replaces the shared seasons. */
      list: list('Seasons in the words of this house', season).optional(),
    }),
    gettingAbout: fieldset('Getting about', { heading: heading(), list: list('Ways', noteFieldset('Way')) }),
    callToAction,
  }),
  shared: fieldset('Explore the Island', {
    map: fieldset('Map', {
      heading: heading(),
      label: translatedText('What the map shows, for those who do not see it', { widget: 'textarea' }),
      note: translatedText('Note', { widget: 'textarea' }),
      ocean: translatedText('Name of the ocean'),
      channel: translatedText('Name of the channel'),
      home: translatedText('Name of our place'),
    }),
    labels: fieldset('Words of headings and buttons', {
      distance: translatedText('Distance'),
      travel: translatedText('Travel'),
      bestTime: translatedText('Best time'),
    }),
    places: list('Places', sharedPlace, { unique: ['id'] }),
    seasons: fieldset('Seasons', { list: list('Seasons', season) }),
  }),
  variables: ({ brand, shared }) => ({
    places: brand.places.length,
    seasons: (brand.seasons.list ?? shared.seasons.list).length,
  }),
  resolve({ brand: { places, ...own }, shared: { places: known, map, ...shared } }, context) {
    return {
      ...deepMerge(shared, own),
      map: { ...map, home: { name: map.home, at: context.get(business).point } },
      places: places.map(({ place, ...texts }) => {
        const { id: _, ...details } = findById(known, place);
        return { ...details, ...texts };
      }),
    };
  },
});
export type ExploreContent = ResolvedContent<typeof explore>;
export type IslandPlace = ExploreContent['places'][number];
