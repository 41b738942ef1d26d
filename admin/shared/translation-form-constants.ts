/** Constants that the configuration of the editor and its custom field have in common. */
import type { Message } from '@/content/i18n/extract-messages';

/** The custom format of .po files. */
export const PO_FORMAT = 'po';
/** The only field of their forms: the text of the file. */
export const PO_FIELD = 'po';
/** The name of the custom field that shows it. */
export const PO_FILE_WIDGET = 'translation';

/** A sentence as its form shows it. */
export interface TranslationFormMessage extends Message {
  /** Where it is on the site. */
  readonly places: readonly string[];
}
