import * as field from '../fields/field-types';
import { defineContentType } from './content-type';

export const offline = defineContentType({
  shared: field.fieldset('Offline reading', {
    worksOffline: field.boolean(
      'Guests can read opened pages without a network',
      'without it the next upload takes this away from every guest who has it, with all that was kept',
    ),
  }),
  resolve: ({ shared }) => shared,
});
