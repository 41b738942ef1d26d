import type { OutsideUrl, Written } from './link';
import type { NextStep } from './service';

/** Account of the e-mail sending service; never empty, an unconfigured site is refused by the service. */
export interface EmailService {
  readonly publicKey: string;
  readonly serviceId: string;
  readonly templateId: string;
}

/** Words of the GET IN TOUCH form. */
export interface MessageFormContent {
  readonly heading: string;
  readonly text: string;
  readonly name: string;
  readonly email: string;
  readonly message: string;
  /** What the button says while it can be pressed (CNT-10), and while a message is on its way (CNT-09). */
  readonly idle: string;
  readonly sending: string;
  /** Banners (CNT-11, CNT-12). */
  readonly success: string;
  readonly failure: string;
  /** The same message, by the visitor's own e-mail program. */
  readonly mailInstead: string;
  readonly mailSubject: string;
  /** Offers the sentence a visitor brings from another page when a message is already begun. */
  readonly useEnquiry: string;
  readonly withoutScript: string;
}

export interface ContactContent {
  readonly intro: {
    readonly eyebrow: string;
    readonly heading: string;
    readonly paragraphs: readonly string[];
  };
  readonly words: { readonly email: string; readonly phone: string; readonly location: string };
  readonly emailService: EmailService;
  readonly form: MessageFormContent;
  readonly map: {
    readonly title: string;
    readonly embedUrl: OutsideUrl;
    readonly openLabel: string;
  };
  readonly directions: {
    readonly heading: string;
    readonly list: readonly { readonly from: string; readonly text: string }[];
    readonly note: string;
  };
  readonly sampleForm: {
    readonly heading: string;
    readonly note: string;
    readonly subject: string;
    readonly subjects: readonly [string, string, string, string];
    readonly details: string;
    readonly submit: string;
  };
  readonly nextStep: NextStep;
}

export interface WrittenContact extends Written<Omit<ContactContent, 'map'>> {
  readonly map: Omit<ContactContent['map'], 'embedUrl'>;
}
