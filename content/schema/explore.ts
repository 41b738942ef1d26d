import type { z } from 'zod';
import {
  select,
  positiveInteger,
  fieldset,
  heading,
  list,
  paragraph,
  photo,
  slug,
  translatedText,
} from '../fields/field-types';
import { mapPoint, type MapPoint } from './business';
import { callToAction, note, pageIntro } from './page';
import type { Resolved } from '../fields/resolved';

/** What is the same for all brands: distances and times by road from Jambiani, rounded. */
const sharedPlace = fieldset('Place', {
  id: slug('Short name, for the houses’ own texts'),
  name: translatedText('Name'),
  distance: translatedText('Distance'),
  travel: translatedText('Time by car'),
  coordinates: mapPoint,
  labelSide: select('Side of its name on the map', ['left', 'right']),
});

const place = fieldset('Place', {
  place: slug('Short name of the place'),
  bestTime: translatedText('Best time'),
  text: paragraph(),
});

const season = fieldset('Season', {
  months: translatedText('Months'),
  monthCount: positiveInteger('Number of months'),
  name: translatedText('Name'),
  text: paragraph(),
});

export const sharedExplore = fieldset('Explore the Island', {
  map: fieldset('Map', {
    heading: heading(),
    label: translatedText('What the map shows, for those who do not see it', { widget: 'textarea' }),
    note: translatedText('Note', { widget: 'textarea' }),
    ocean: translatedText('Name of the ocean'),
    channel: translatedText('Name of the channel'),
    home: translatedText('Name of our place'),
  }),
  labels: fieldset('Labels', {
    distance: translatedText('Distance'),
    travel: translatedText('Travel'),
    bestTime: translatedText('Best time'),
  }),
  places: list('Places', sharedPlace),
  seasons: fieldset('Seasons', { list: list('Seasons', season) }),
});

export const explore = fieldset('Explore the Island', {
  intro: pageIntro,
  places: list('Places', place),
  photos: list('Pictures', photo()),
  seasons: fieldset('Seasons', { heading: heading(), text: paragraph() }),
  gettingAbout: fieldset('Getting about', { heading: heading(), list: list('Ways', note('Way')) }),
  callToAction,
});

export type IslandPlace = Omit<Resolved<z.infer<typeof sharedPlace>>, 'id'> &
  Omit<Resolved<z.infer<typeof place>>, 'place'>;

type ExploreFiles = Resolved<
  Omit<z.infer<typeof explore>, 'places'> & Omit<z.infer<typeof sharedExplore>, 'places'>
>;
export interface ExploreContent extends Omit<ExploreFiles, 'map'> {
  readonly places: readonly IslandPlace[];
  readonly map: Omit<ExploreFiles['map'], 'home'> & {
    readonly home: { readonly name: string; readonly at: MapPoint };
  };
}
