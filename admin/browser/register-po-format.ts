import CMS from '@sveltia/cms';
import { PO_FIELD, PO_FORMAT } from '../shared/translation-form-constants';

/** Registers the format of .po files, whose forms have the text of the file in one field. */
export const registerPoFormat = (): void =>
  CMS.registerCustomFormat(PO_FORMAT, 'po', {
    fromFile: (text) => ({ [PO_FIELD]: text }),
    toFile: (form) => String(form[PO_FIELD]),
  });
