import type { SitePath } from './link';
import type { CallToAction, PageIntro } from './page';
import type { Photo } from './photo';

export interface ServiceCard {
  readonly heading: string;
  readonly text: string;
  readonly photo: Photo;
  readonly href: SitePath;
}

export interface ServicesContent {
  readonly intro: PageIntro;
  readonly linkLabel: string;
  readonly cards: readonly [ServiceCard, ServiceCard, ServiceCard, ServiceCard];
  readonly callToAction: CallToAction;
}
