import type { z } from 'zod';
import { choice, count, group, heading, list, paragraph, photo, slug, translatedText } from './fields';
import { mapPoint, type MapPoint } from './business';
import { callToAction, note, pageIntro } from './page';
import type { Resolved } from './resolved';

/** What is the same for all brands: distances and times by road from Jambiani, rounded. */
const sharedPlace = group('Place', {
  id: slug('Short name, for the houses’ own texts'),
  name: translatedText('Name'),
  distance: translatedText('Distance'),
  travel: translatedText('Time by car'),
  coordinates: mapPoint,
  labelSide: choice('Side of its name on the map', ['left', 'right']),
});

const place = group('Place', {
  place: slug('Short name of the place'),
  bestTime: translatedText('Best time'),
  text: paragraph(),
});

const season = group('Season', {
  months: translatedText('Months'),
  monthCount: count('Number of months'),
  name: translatedText('Name'),
  text: paragraph(),
});

export const sharedExplore = group('Explore the Island', {
  map: group('Map', {
    heading: heading(),
    label: translatedText('What the map shows, for those who do not see it', { widget: 'text' }),
    note: translatedText('Note', { widget: 'text' }),
    ocean: translatedText('Name of the ocean'),
    channel: translatedText('Name of the channel'),
    home: translatedText('Name of our place'),
  }),
  labels: group('Labels', {
    distance: translatedText('Distance'),
    travel: translatedText('Travel'),
    bestTime: translatedText('Best time'),
  }),
  places: list('Places', sharedPlace),
  seasons: group('Seasons', { list: list('Seasons', season) }),
});

export const explore = group('Explore the Island', {
  intro: pageIntro,
  places: list('Places', place),
  photos: list('Pictures', photo()),
  seasons: group('Seasons', { heading: heading(), text: paragraph() }),
  gettingAbout: group('Getting about', { heading: heading(), list: list('Ways', note('Way')) }),
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
