import { formatsOf, type Formats } from '../format';
import { figureTexts } from '../shared/figures';
import type { Language } from '../types';
import { languages } from '.';

/** What content is made with in one language. */
export interface Translation {
  readonly language: Language;
  readonly formats: Formats;
  /** The same value with its words in the language; `start` is the path of a part. */
  readonly translate: <Value>(value: Value, start?: string) => Value;
}

/** Content as it is written. */
export const original: Translation = {
  language: languages[0],
  formats: formatsOf(languages[0], figureTexts),
  translate: (value) => value,
};
