import type { SitePath } from './link';
import type { PageIntro } from './page';
import type { Photo } from './photo';

export interface HoneymoonSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly photo: Photo;
  readonly facts?: readonly { readonly label: string; readonly value: string }[];
}

export interface HoneymoonContent {
  readonly intro: PageIntro;
  readonly sections: readonly HoneymoonSection[];
  readonly planning: {
    readonly heading: string;
    readonly text: string;
    readonly label: string;
    readonly href: SitePath;
    /** First sentence of the contact message after the click. */
    readonly enquiry: string;
  };
}
