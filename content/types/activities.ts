import type { CallToAction, Note, PageIntro } from './page';
import type { Photo } from './photo';

export interface Activity extends Note {
  /** Tide or hour, such as "At low water". */
  readonly when: string;
}

/** Activities for one state of the tide. */
export interface TideSection {
  readonly eyebrow: string;
  readonly heading: string;
  readonly text: string;
  readonly photo: Photo;
  readonly activities: readonly Activity[];
}

export interface ActivitiesContent {
  readonly intro: PageIntro;
  readonly tide: {
    /** Text alternative of the chart. */
    readonly label: string;
    readonly highTide: string;
    readonly lowTide: string;
    readonly interval: string;
    readonly notes: readonly Note[];
  };
  readonly lowTide: TideSection;
  readonly highTide: TideSection;
  readonly anyTide: TideSection;
  readonly callToAction: CallToAction;
}
