import { fieldset, link, list, translatedText } from '../fields/field-types';
import { defineSubject, type ResolvedSubject } from './subject';

/** The same for all brands (ODD-31). */
export const header = defineSubject({
  shared: fieldset('Header', {
    nav: list('Navigation; the first link leads to the home of the house', link()),
    ticker: list('Ticker', translatedText('Line')),
  }),
  resolve: ({ shared }) => shared,
});
export type HeaderContent = ResolvedSubject<typeof header>;
