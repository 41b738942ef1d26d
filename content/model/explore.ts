import { deepMerge } from '../../lib/deep-merge';
import * as field from '../fields/field-types';
import { findById } from '../fields/references';
import { business, geoPointSchema } from './business';
import { defineContentType, type ResolvedContent } from './content-type';
import { callToActionSchema, createNamedTextSchema, pageIntroSchema } from './helpers/common-field-groups';

/** Facts that are the same for all brands: distances and times by road from Jambiani, rounded. */
const sharedPlaceSchema = field.fieldset('Place', {
  id: field.slug('Short name, which no guest sees'),
  name: field.translatedText('Name'),
  distance: field.translatedText('Distance'),
  travel: field.translatedText('Time by car'),
  coordinates: geoPointSchema,
  labelSide: field.select('Place of its name on the map', ['left', 'right', 'above']),
});

const placeSchema = field.fieldset('Place', {
  place: field.reference('place', 'Place'),
  bestTime: field.translatedText('Best time'),
  text: field.paragraph(),
});

const seasonSchema = field.fieldset('Season', {
  months: field.translatedText('Months'),
  monthCount: field.positiveInteger('Number of months'),
  name: field.translatedText('Name'),
  text: field.paragraph(),
});

export const explore = defineContentType({
  brand: field.fieldset('Explore the Island', {
    intro: pageIntroSchema,
    places: field.list('Places', placeSchema),
    photos: field.list('Pictures', field.photo()),
    seasons: field.fieldset('Seasons', {
      heading: field.heading(),
      text: field.paragraph(),
      /** Replaces the shared seasons. */
      list: field.list('Seasons in the words of this house', seasonSchema).optional(),
    }),
    gettingAbout: field.fieldset('Getting about', {
      heading: field.heading(),
      list: field.list('Ways', createNamedTextSchema('Way')),
    }),
    callToAction: callToActionSchema,
  }),
  shared: field.fieldset('Explore the Island', {
    map: field.fieldset('Map', {
      heading: field.heading(),
      label: field.paragraph('What the map shows, for those who do not see it'),
      note: field.paragraph('Note'),
      ocean: field.translatedText('Name of the ocean'),
      channel: field.translatedText('Name of the channel'),
      home: field.translatedText('Name of our place'),
    }),
    labels: field.fieldset('Words of headings and buttons', {
      distance: field.translatedText('Distance'),
      travel: field.translatedText('Travel'),
      bestTime: field.translatedText('Best time'),
    }),
    places: field.list('Places', sharedPlaceSchema, { unique: ['id'] }),
    seasons: field.fieldset('Seasons', { list: field.list('Seasons', seasonSchema) }),
  }),
  variables: ({ brand, shared }) => ({
    places: brand.places.length,
    seasons: (brand.seasons.list ?? shared.seasons.list).length,
  }),
  needs: { business },
  resolve({ brand: { places, ...brand }, shared: { places: sharedPlaces, map, ...shared } }, _, needs) {
    return {
      ...deepMerge(shared, brand),
      map: { ...map, home: { name: map.home, at: needs.business.point } },
      places: places.map(({ place, ...texts }) => {
        const { id: __, ...details } = findById(sharedPlaces, place);
        return { ...details, ...texts };
      }),
    };
  },
});
export type ExploreContent = ResolvedContent<typeof explore>;
export type IslandPlace = ExploreContent['places'][number];
