import type { z } from 'zod';
import {
  buttonText,
  controlText,
  eyebrow,
  group,
  heading,
  list,
  paragraph,
  paragraphs,
  translatedText,
} from './fields';
import type { ExternalUrl } from './fields';
import { callToAction } from './page';
import { faq, type FaqContent } from './pricing';
import type { Resolved } from './resolved';

/** EmailJS account; never empty, because EmailJS throws before any request if a value is (ODD-44). */
export interface EmailService {
  readonly publicKey: string;
  readonly serviceId: string;
  readonly templateId: string;
}

export const sharedContact = group('Contact', {
  form: group('Contact form', {
    heading: heading(),
    name: controlText('Name'),
    email: controlText('E-mail'),
    message: controlText('Message'),
    send: buttonText('Button'),
    sending: buttonText('Button while the message is sent'),
    success: translatedText('After the message was sent'),
    failure: translatedText('After it could not be sent'),
    refused: translatedText('Where a field that nobody sees was filled in', { widget: 'text' }),
    mailCut: translatedText('Where a mail program opens only the beginning of a long message', {
      widget: 'text',
    }),
    tooLarge: translatedText('Where it is too long for the e-mail service', { widget: 'text' }),
    tooMany: translatedText('Where the e-mail service gets too many messages', { widget: 'text' }),
    unavailable: translatedText('Where the e-mail service refuses it', { widget: 'text' }),
    offline: translatedText('A message that was not sent, without a network', { widget: 'text' }),
    online: translatedText('A message that was not sent, with a network', { widget: 'text' }),
    notKept: translatedText('Where the browser does not keep it', { widget: 'text' }),
    copy: buttonText('Button that copies it'),
    copied: translatedText('After it was copied'),
    notCopied: translatedText('After it could not be copied', { widget: 'text' }),
    another: translatedText('Where more than one message was not sent', { widget: 'text' }),
    showAnother: buttonText('Button that shows that message'),
    withoutScript: translatedText('Without JavaScript'),
  }),
  map: group('Map', {
    title: translatedText('Name of the map'),
    openLabel: translatedText('Link to the large map'),
  }),
  sampleForm: group('Sample form', {
    heading: heading(),
    note: translatedText('Note'),
    subject: controlText('Subject'),
    subjects: list('Subjects', translatedText('Subject')),
    details: controlText('Details'),
    submit: buttonText('Button'),
  }),
});

export const contact = group('Contact', {
  intro: group('Introduction', { eyebrow: eyebrow(), heading: heading(), paragraphs: paragraphs() }),
  labels: group('Ways to reach us', {
    email: translatedText('E-mail'),
    phone: translatedText('Phone'),
    location: translatedText('Location'),
  }),
  form: group('Contact form', {
    text: translatedText('Above the fields'),
    mailtoLabel: translatedText('Link to the guest’s own mail program, after a failure'),
    mailSubject: translatedText('Subject of that mail'),
    addEnquiryLabel: buttonText('Button that adds the enquiry to a message'),
  }),
  directions: group('Directions', {
    heading: heading(),
    list: list('Ways', group('Way', { from: translatedText('From'), text: paragraph() })),
    note: translatedText('Note'),
  }),
  faq,
  callToAction,
});

type ContactFiles = Resolved<z.infer<typeof contact> & z.infer<typeof sharedContact>>;
/** Texts of the GET IN TOUCH form. */
export type MessageFormContent = ContactFiles['form'];
export interface ContactContent extends Omit<ContactFiles, 'map' | 'faq'> {
  readonly faq: FaqContent;
  readonly emailService: EmailService;
  readonly map: ContactFiles['map'] & { readonly embedUrl: ExternalUrl };
}
