import type { z } from 'zod';
import {
  buttonLabel,
  fieldset,
  heading,
  list,
  paragraph,
  paragraphs,
  translatedText,
  url,
} from '../fields/field-types';
import { textSectionFields, textSection } from './common-fields';
import { settings } from './settings';
import { defineContentType, type ResolvedContent } from './content-type';

const purpose = (label: string) =>
  paragraph(label, { translatorComment: 'what an entry in the browser’s storage is for' });

/** Names in local storage, which stay until they are cleared. */
const localEntries = fieldset('What each entry is for', {
  darkMode: purpose('Light or dark'),
  motionPaused: purpose('Motion that was paused'),
  language: purpose('Language that was chosen'),
  languageOffered: purpose('Language that was offered'),
  dismissedNotices: purpose('Notices that were closed'),
  'contact-queue': purpose('Messages that wait for a network'),
});
export type LocalStorageKey = keyof z.infer<typeof localEntries>;

/** Names in session storage, which goes with the tab. */
const sessionEntries = fieldset('What each entry is for', {
  enquiry: purpose('What a message is about'),
  'contact-draft': purpose('Message that is being written'),
});
export type SessionStorageKey = keyof z.infer<typeof sessionEntries>;

/** Another site that receives data of a visitor, and when. */
const recipient = fieldset('Other site', {
  name: translatedText('When'),
  text: paragraph(),
  policy: fieldset('Its privacy policy', {
    label: translatedText('Words of the link'),
    url: url('Address'),
  }).optional(),
});

export const privacy = defineContentType({
  shared: fieldset('Privacy', {
    lead: paragraph('First sentences'),
    stored: fieldset('What the browser keeps', {
      ...textSectionFields,
      local: fieldset('Until it is cleared', { heading: heading(), entries: localEntries }),
      session: fieldset('Until the window is closed', { heading: heading(), entries: sessionEntries }),
      copies: paragraphs('Copies of whole pages'),
      withoutScript: paragraph('Where the browser runs no scripts'),
      clear: fieldset('Button that clears it', {
        button: buttonLabel('Button'),
        cleared: translatedText('After it was cleared', { widget: 'textarea' }),
        blocked: translatedText('Where the browser keeps nothing'),
      }),
      offlineCopies: paragraph('Copies of whole pages, where the site can be read without a network'),
    }),
    recipients: fieldset('What leaves for other sites', {
      ...textSectionFields,
      list: list('Other sites', recipient),
    }),
    parts: list('More parts', textSection('Part')),
    rights: textSection('Rights'),
  }),
  resolve({ shared: { stored, ...rest } }, context) {
    const { offlineCopies, copies, ...storage } = stored;
    const { worksOffline } = context.get(settings);
    return { ...rest, stored: { ...storage, copies: worksOffline ? [offlineCopies, ...copies] : copies } };
  },
});
export type PrivacyContent = ResolvedContent<typeof privacy>;
/** Says that the stored entries are gone, or that the browser keeps none. */
export type ClearStorageLabels = PrivacyContent['stored']['clear'];
