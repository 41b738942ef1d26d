import type { z } from 'zod';
import {
  buttonLabel,
  date,
  fieldset,
  heading,
  list,
  untranslatedText,
  paragraph,
  paragraphs,
  url,
  translatedText,
} from '../fields/field-types';
import type { Resolved } from '../fields/resolved';

const textFields = {
  heading: heading(),
  paragraphs: paragraphs(),
  items: list('List', paragraph('Entry')).optional(),
};
/** A heading with what is said below it. */
const textPart = (label: string) => fieldset(label, textFields);
export type TextPart = Resolved<z.infer<ReturnType<typeof textPart>>>;

const purpose = (label: string) =>
  paragraph(label, { translatorComment: 'what an entry in the browser’s storage is for' });

/** Names in local storage, which stay until they are cleared. */
const localEntries = fieldset('What each entry is for', {
  darkMode: purpose('darkMode'),
  motionPaused: purpose('motionPaused'),
  language: purpose('language'),
  languageOffered: purpose('languageOffered'),
  dismissedNotices: purpose('dismissedNotices'),
  'contact-queue': purpose('contact-queue'),
});
export type LocalKey = keyof z.infer<typeof localEntries>;

/** Names in session storage, which goes with the tab. */
const sessionEntries = fieldset('What each entry is for', {
  enquiry: purpose('enquiry'),
  'contact-draft': purpose('contact-draft'),
});
export type SessionKey = keyof z.infer<typeof sessionEntries>;

/** Another site that receives data of a visitor, and when. */
const recipient = fieldset('Other site', {
  name: translatedText('When'),
  text: paragraph(),
  policy: fieldset('Its privacy policy', {
    label: translatedText('Words of the link'),
    url: url('Address'),
  }).optional(),
});

export const privacy = fieldset('Privacy', {
  lead: paragraph('Lead'),
  stored: fieldset('What the browser keeps', {
    ...textFields,
    local: fieldset('Local storage', { heading: heading(), entries: localEntries }),
    session: fieldset('Session storage', { heading: heading(), entries: sessionEntries }),
    copies: paragraphs('Copies of whole pages'),
    withoutScript: paragraph('Without JavaScript'),
    clear: fieldset('Button that clears it', {
      button: buttonLabel('Button'),
      cleared: translatedText('After it was cleared', { widget: 'textarea' }),
      blocked: translatedText('Where the browser keeps nothing'),
    }),
    offlineCopies: paragraph('Copies of whole pages, where the site can be read without a network'),
  }),
  recipients: fieldset('What leaves for other sites', {
    ...textFields,
    list: list('Other sites', recipient),
  }),
  parts: list('More parts', textPart('Part')),
  rights: textPart('Rights'),
});

type PrivacyInput = Resolved<z.infer<typeof privacy>>;
export interface PrivacyContent extends Omit<PrivacyInput, 'stored'> {
  readonly stored: Omit<PrivacyInput['stored'], 'offlineCopies'>;
}
/** Says that the stored entries are gone, or that the browser keeps none. */
export type ClearLabels = PrivacyContent['stored']['clear'];

/** Says only what the tests of this site show; change both together. */
export const accessibility = fieldset('Accessibility', {
  lead: paragraph('Lead'),
  parts: list('Parts', textPart('Part')),
  complaint: textPart('Something in your way?'),
  reviewed: fieldset('Last reviewed', {
    text: translatedText('Text', { runtimePlaceholders: ['date'] }),
    date: date('Date'),
  }),
});
export interface AccessibilityContent extends Omit<Resolved<z.infer<typeof accessibility>>, 'reviewed'> {
  readonly reviewed: string;
}

const owner = (label: string) => untranslatedText(label, { allowEmpty: true });

export const legalNotice = fieldset('Legal notice', {
  lead: paragraph('Lead'),
  /** A field that is empty is marked as missing on the page and listed by `npm run samples`. */
  owner: fieldset('Who runs the site, as its law wants it named', {
    business: owner('Name of the business'),
    responsible: owner('Person responsible'),
    address: owner('Registered address'),
    registration: owner('Registration number'),
    licence: owner('Licence'),
  }),
  fields: fieldset('Labels', {
    heading: heading(),
    labels: fieldset('Labels', {
      business: translatedText('Name of the business'),
      responsible: translatedText('Person responsible'),
      address: translatedText('Registered address'),
      registration: translatedText('Registration number'),
      licence: translatedText('Licence'),
    }),
    sample: translatedText('Badge of an empty field'),
    missing: translatedText('In place of an empty field'),
  }),
  contactHeading: heading('Heading of the ways to reach us'),
  parts: list('Parts', textPart('Part')),
});
export type LegalNoticeContent = Resolved<z.infer<typeof legalNotice>>;
