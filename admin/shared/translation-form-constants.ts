/** Constants of the translation forms, shared by the configuration and the custom control. */
import type { Message } from '@/content/i18n/extract-messages';

/** The custom format of .po files. */
export const PO_FORMAT_NAME = 'po';
/** The name of the only field of the form, which holds the text of the file. */
export const PO_FIELD_NAME = 'po';
/** The name of the widget that edits it. */
export const PO_FILE_WIDGET = 'translation';

/** A message as its form shows it. */
export interface TranslationFormMessage extends Message {
  /** Where the message is used on the site. */
  readonly places: readonly string[];
}
