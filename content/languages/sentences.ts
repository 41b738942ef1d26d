import { notices } from '../notices';
import { siteContent } from '../site';
import { figureTexts } from '../shared/figures';
import type { BrandContent } from '../types';
import { fieldOf, mapWords } from './map-words';

/** An English sentence, as it stands in every .po file. */
export interface Sentence {
  readonly msgid: string;
  /** Tells apart what is the same in English only; '' for most. */
  readonly msgctxt: string;
  /** Where it stands: "joya-boutique:home.hero.lead". */
  readonly references: readonly string[];
  /** For the translator, where the field tells it. */
  readonly hint: string | undefined;
}

/** Where English has one word for what others may have two for. */
const CONTEXTS: Readonly<Record<string, string>> = {
  'figures.numbers': 'number',
  'restaurant.hours.words.from': 'hour',
  'restaurant.hours.words.until': 'hour',
  'rooms.words.pricePrefix': 'price',
  'words.closed.label': 'booking',
};

/** By the end of a field's path; the first that fits. */
const HINTS: readonly (readonly [end: RegExp, hint: string])[] = [
  [/^notices\.text$/, 'a notice on top of pages, for some days'],
  [/^figures\.numbers$/, 'a number in a sentence'],
  [/^figures\.hours$/, 'opening hours, in a table and in sentences'],
  [/^figures\./, 'a figure and its unit'],
  [/^privacy\.stored\.\w+\.entries\./, 'what an entry in the browser’s storage is for'],
  [/\.alt$/, 'alternative text of a picture: what it shows, for those who do not see it'],
  [
    /(?:homeMeta|pages\.[\w-]+|landing|chooserPages\.\w+)\.description$/,
    'meta description, at most 160 characters',
  ],
  [/metaDescription$/, 'meta description of a room, at most 160 characters'],
  [
    /(?:homeMeta|pages\.[\w-]+|landing|chooserPages\.\w+|notFound)\.title$/,
    'page title and heading of the page',
  ],
  [/(?:navLabel|cardLabel|bookingLabel|purchaseLabel|submit|\.send|\.sending|checkout|reply)$/, 'button'],
  [/(?:links?|nav|callToAction\.links|contact|goHome|viewAll|allPosts|secondaryLink)\.label$/, 'link'],
  [/\.eyebrow$/, 'small line above a heading'],
  [/(?:^|\.)(?:heading|headline|title)$/, 'heading'],
  [/\.(?:one|other)$/, 'after a number: singular or plural'],
  [/enquiry(?:\.\w+)?$|enquiryAbout$/, "first sentence of a guest's message to the house"],
  [
    /^(?:words|stay|rooms|home)\.?.*words\.\w+$/,
    'label of a button or a field, or what a screen reader says',
  ],
  [/\.question$/, 'question of a guest'],
  [/^summary$/, 'within a sentence about all houses'],
  [/^facts\./, 'within sentences, in place of {placeholder}'],
];

const hintOf = (field: string) => HINTS.find(([end]) => end.test(field))?.[1];

/** How a text that stands in that field is told from others with the same English. */
export const contextOf = (path: string) => CONTEXTS[fieldOf(path)] ?? '';

/** Every English sentence of the site once, in the order of content. */
export function sentencesOf(brands: readonly BrandContent[]): readonly Sentence[] {
  const found = new Map<string, Sentence>();
  function collect(value: unknown, source: string, path = '') {
    mapWords(
      value,
      (msgid, field) => {
        const msgctxt = contextOf(field);
        const key = JSON.stringify([msgctxt, msgid]);
        const known = found.get(key);
        const references = [...(known?.references ?? []), `${source}:${field}`];
        found.set(key, { msgid, msgctxt, references, hint: known?.hint ?? hintOf(fieldOf(field)) });
        return msgid;
      },
      path,
    );
  }
  for (const brand of brands) collect(brand, brand.id);
  collect(siteContent, 'site');
  collect(figureTexts, 'shared', 'figures');
  for (const { text, englishOnly } of notices) if (!englishOnly) collect(text, 'notices', 'notices.text');
  return [...found.values()];
}
