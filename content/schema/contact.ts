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
  words,
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
    success: words('After the message was sent'),
    failure: words('After it could not be sent'),
    refused: words('Where a field that nobody sees was filled in', { widget: 'text' }),
    mailCut: words('Where a mail program opens only the beginning of a long message', { widget: 'text' }),
    tooLarge: words('Where it is too long for the e-mail service', { widget: 'text' }),
    tooMany: words('Where the e-mail service gets too many messages', { widget: 'text' }),
    unavailable: words('Where the e-mail service refuses it', { widget: 'text' }),
    offline: words('A message that was not sent, without a network', { widget: 'text' }),
    online: words('A message that was not sent, with a network', { widget: 'text' }),
    notKept: words('Where the browser does not keep it', { widget: 'text' }),
    copy: buttonText('Button that copies it'),
    copied: words('After it was copied'),
    notCopied: words('After it could not be copied', { widget: 'text' }),
    another: words('Where more than one message was not sent', { widget: 'text' }),
    showAnother: buttonText('Button that shows that message'),
    withoutScript: words('Without JavaScript'),
  }),
  map: group('Map', { title: words('Name of the map'), openLabel: words('Link to the large map') }),
  sampleForm: group('Sample form', {
    heading: heading(),
    note: words('Note'),
    subject: controlText('Subject'),
    subjects: list('Subjects', words('Subject')),
    details: controlText('Details'),
    submit: buttonText('Button'),
  }),
});

export const contact = group('Contact', {
  intro: group('Introduction', { eyebrow: eyebrow(), heading: heading(), paragraphs: paragraphs() }),
  words: group('Ways to reach us', {
    email: words('E-mail'),
    phone: words('Phone'),
    location: words('Location'),
  }),
  form: group('Contact form', {
    text: words('Above the fields'),
    mailtoLabel: words('Link to the guest’s own mail program, after a failure'),
    mailSubject: words('Subject of that mail'),
    addEnquiryLabel: buttonText('Button that adds the enquiry to a message'),
  }),
  directions: group('Directions', {
    heading: heading(),
    list: list('Ways', group('Way', { from: words('From'), text: paragraph() })),
    note: words('Note'),
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
