import { fieldset, list, pageLink, translatedText } from '../fields/field-types';
import { defineContentType } from './content-type';

/** Texts of the header, the same for all brands (ODD-31). */
export const header = defineContentType({
  shared: fieldset('Header', {
    nav: list('Navigation; the first link leads to the home of the house', pageLink()),
    ticker: list('Line that runs across the page', translatedText('Line')),
  }),
  resolve: ({ shared }) => shared,
});
