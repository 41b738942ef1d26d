import type { z } from 'zod';
import type { LocalStorageKey, SessionStorageKey } from '../../lib/storage-keys';
import * as field from '../fields/field-types';
import { defineContentType, type ResolvedContent } from './content-type';
import { textSectionShape, createTextSectionSchema } from './helpers/common-field-groups';
import { offline } from './offline';

const purpose = (label: string) =>
  field.paragraph(label, { translatorComment: 'what an entry in the browser’s storage is for' });

/** Names in local storage, which stay until they are cleared. */
const localEntrySchema = field.fieldset('What each entry is for', {
  darkMode: purpose('Light or dark'),
  motionPaused: purpose('Motion that was paused'),
  language: purpose('Language that was chosen'),
  languageOffered: purpose('Language that was offered'),
  dismissedNotices: purpose('Notices that were closed'),
  'contact-draft': purpose('Message that is being written'),
  'unsent-message': purpose('Message that was not sent'),
  'sent-messages': purpose('Numbers of messages that were sent'),
} satisfies Record<LocalStorageKey, z.ZodType>);

/** Names in session storage, which goes with the tab. */
const sessionEntrySchema = field.fieldset('What each entry is for', {
  enquiry: purpose('What a message is about'),
} satisfies Record<SessionStorageKey, z.ZodType>);

/** Another site that receives data of a visitor, and when. */
const recipientShape = {
  name: field.translatedText('When'),
  text: field.paragraph(),
  policy: field
    .fieldset('Its privacy policy', {
      label: field.translatedText('Words of the link'),
      url: field.externalUrl('Address'),
    })
    .optional(),
};

export const privacy = defineContentType({
  shared: field.fieldset('Privacy', {
    lead: field.paragraph('First sentences'),
    stored: field.fieldset('What the browser keeps', {
      ...textSectionShape,
      local: field.fieldset('Until it is cleared', { heading: field.heading(), entries: localEntrySchema }),
      session: field.fieldset('Until the window is closed', {
        heading: field.heading(),
        entries: sessionEntrySchema,
      }),
      copies: field.paragraphs('Copies of whole pages'),
      withoutScript: field.paragraph('Where the browser runs no scripts'),
      clear: field.fieldset('Button that clears it', {
        button: field.buttonLabel('Button'),
        cleared: field.paragraph('After it was cleared'),
        blocked: field.translatedText('Where the browser keeps nothing'),
        incomplete: field.paragraph('Where the browser does not delete copies of pages'),
      }),
      offlineCopies: field.paragraph('Copies of whole pages, where the site can be read without a network'),
    }),
    recipients: field.fieldset('What leaves for other sites', {
      ...textSectionShape,
      contactForm: field.fieldset('Contact form', {
        ...recipientShape,
        textWithoutAccount: field.paragraph('In place of the text, while no e-mail service is set up'),
      }),
      list: field.list('Other sites', field.fieldset('Other site', recipientShape)),
    }),
    parts: field.list('More parts', createTextSectionSchema('Part')),
    rights: createTextSectionSchema('Rights'),
  }),
  needs: { offline },
  resolve({ shared: { stored, recipients, ...rest } }, context, needs) {
    const { offlineCopies, copies, ...storage } = stored;
    const { worksOffline } = needs.offline;
    const { contactForm, list, ...section } = recipients;
    const { publicKey, serviceId, templateId } = context.emailSettings;
    const { textWithoutAccount, ...emailService } = contactForm;
    const text = publicKey && serviceId && templateId ? emailService.text : textWithoutAccount;
    return {
      ...rest,
      stored: { ...storage, copies: worksOffline ? [offlineCopies, ...copies] : copies },
      recipients: { ...section, list: [{ ...emailService, text }, ...list] },
    };
  },
});
export type PrivacyContent = ResolvedContent<typeof privacy>;
/** Says that the stored entries are gone, or that the browser keeps none. */
export type ClearSiteDataLabels = PrivacyContent['stored']['clear'];
