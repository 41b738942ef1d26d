import type { ExternalUrl, Written } from './link';
import type { CallToAction } from './page';

/** EmailJS account; never empty, because EmailJS throws before any request if a value is (ODD-44). */
export interface EmailService {
  readonly publicKey: string;
  readonly serviceId: string;
  readonly templateId: string;
}

/** Texts of the GET IN TOUCH form. */
export interface MessageFormContent {
  readonly heading: string;
  readonly text: string;
  readonly name: string;
  readonly email: string;
  readonly message: string;
  /** Labels of the button. */
  readonly send: string;
  readonly sending: string;
  /** Status banners. */
  readonly success: string;
  readonly failure: string;
  /** While a message waits for a network, and once there is one. */
  readonly offline: string;
  readonly online: string;
  /** Label of the `mailto:` link after a failure. */
  readonly mailtoLabel: string;
  readonly mailSubject: string;
  /** Label of the button that adds the enquiry to a message that is not empty. */
  readonly addEnquiryLabel: string;
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
    readonly embedUrl: ExternalUrl;
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
  readonly callToAction: CallToAction;
}

export interface WrittenContact extends Written<Omit<ContactContent, 'map'>> {
  readonly map: Omit<ContactContent['map'], 'embedUrl'>;
}
