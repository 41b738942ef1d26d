import CMS from '@sveltia/cms';
import { PO_FIELD_NAME, PO_FORMAT_NAME } from '../shared/translation-form-constants';

/** Registers the format of .po files, whose forms have the text of the file in one field. */
export const registerPoFormat = (): void =>
  CMS.registerCustomFormat(PO_FORMAT_NAME, 'po', {
    fromFile: (text) => ({ [PO_FIELD_NAME]: text }),
    toFile: (form) => String(form[PO_FIELD_NAME]),
  });
