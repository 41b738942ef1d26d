import type { MapPoint } from './business';
import type { Written } from './link';
import type { CallToAction, Note, PageIntro } from './page';
import type { Photo } from './photo';

export interface IslandPlace {
  readonly name: string;
  readonly text: string;
  /** Such as "about 55 km". */
  readonly distance: string;
  /** Such as "an hour and a quarter". */
  readonly travel: string;
  readonly bestTime: string;
  readonly coordinates: MapPoint;
  /** Side of the map label. */
  readonly labelSide: 'left' | 'right';
}

export interface Season {
  readonly months: string;
  /** Number of months. */
  readonly monthCount: number;
  readonly name: string;
  readonly text: string;
}

export interface ExploreContent {
  readonly intro: PageIntro;
  readonly map: {
    readonly heading: string;
    readonly label: string;
    readonly note: string;
    readonly ocean: string;
    readonly channel: string;
    readonly home: { readonly name: string; readonly at: MapPoint };
  };
  readonly words: {
    readonly distance: string;
    readonly travel: string;
    readonly bestTime: string;
  };
  readonly places: readonly IslandPlace[];
  readonly photos: readonly Photo[];
  readonly seasons: { readonly heading: string; readonly text: string; readonly list: readonly Season[] };
  readonly gettingAbout: { readonly heading: string; readonly list: readonly Note[] };
  readonly callToAction: CallToAction;
}

export interface WrittenExplore extends Written<Omit<ExploreContent, 'map'>> {
  readonly map: Omit<ExploreContent['map'], 'home'> & {
    /** Label of the brand's place on the map. */
    readonly home: string;
  };
}
