import * as field from '../fields/field-types';
import { defineContentType } from './content-type';

/** Texts of the header, the same for all brands (ODD-31). */
export const header = defineContentType({
  shared: field.fieldset('Header', {
    nav: field.list('Navigation; the first link leads to the home of the house', field.pageLink()),
    ticker: field.list('Line that runs across the page', field.translatedText('Line')),
  }),
  resolve: ({ shared }) => shared,
});
