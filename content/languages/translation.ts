import { formatsOf, type Formats } from '../format';
import { figureTexts } from '../shared/figures';
import { languages, type Language } from '.';

/** What content is made with in one language. */
export interface Translation {
  readonly language: Language;
  readonly formats: Formats;
  /** The same value with its words in the language; `source` is what it belongs to: a brand's id, "site". */
  readonly translate: <Value>(value: Value, source: string) => Value;
}

/** Content as it is written. */
export const original: Translation = {
  language: languages[0],
  formats: formatsOf(languages[0], figureTexts),
  translate: (value) => value,
};
