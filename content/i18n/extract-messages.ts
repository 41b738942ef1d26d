import { brandFiles, sharedFiles, type ContentInput } from '../schema';
import { block, post } from '../schema/blog';
import type { FieldMetadata } from '../fields/field-types';
import { photoEntry } from '../schema/photo';
import { mapFields, type Schema } from '../fields/map-fields';

/** An English sentence, as it is in every .po file. */
export interface Message {
  readonly msgid: string;
  /** Tells apart what is the same in English only; '' for most. */
  readonly msgctxt: string;
  /** Where it is used: "joya-boutique/home:hero.lead". */
  readonly references: readonly string[];
  /** For the translator. */
  readonly translatorComment: string | undefined;
}

/** Whether a text needs a translation: "404" and "1, 2, 3" are the same in every language. */
export const needsTranslation = (field: FieldMetadata, text: unknown): text is string =>
  field.translated === true && typeof text === 'string' && /\p{L}/u.test(text);

/** Every English sentence of the site once, in the order of content. */
export function extractMessages({ brands, shared, posts, photos }: ContentInput): readonly Message[] {
  const found = new Map<string, Message>();

  function collect(source: string, schema: Schema, value: unknown) {
    collectAt((path) => [source, path.join('.')].filter(Boolean).join(':'), schema, value);
  }

  function collectAt(referenceOf: (path: readonly PropertyKey[]) => string, schema: Schema, value: unknown) {
    mapFields(schema, value, ({ field, value: msgid, path }) => {
      const reference = referenceOf(path);
      if (field.kind === 'photo' && typeof msgid === 'string')
        collectAt(() => reference, photoEntry, photos[msgid]);
      if (!needsTranslation(field, msgid)) return undefined;
      const msgctxt = field.translationContext ?? '';
      const key = JSON.stringify([msgctxt, msgid]);
      const known = found.get(key);
      const references = [...(known?.references ?? []), reference];
      found.set(key, {
        msgid,
        msgctxt,
        references,
        translatorComment: known?.translatorComment ?? field.translatorComment,
      });
      return undefined;
    });
  }

  for (const brand of brands) {
    for (const [name, schema] of filesOf(brandFiles)) collect(`${brand.id}/${name}`, schema, brand[name]);
    for (const [name, value] of filesOf(brand.overrides))
      collect(`${brand.id}/shared/${name}`, sharedFiles[name], value);
  }
  for (const [name, schema] of filesOf(sharedFiles)) collect(`shared/${name}`, schema, shared[name]);
  for (const { slug, article, ...front } of posts) {
    collect(`posts/${slug}`, post, front);
    for (const [index, text] of article.entries()) collect(`posts/${slug}:${index}`, block, text);
  }
  for (const [name, entry] of Object.entries(photos)) collect(`photos/${name}`, photoEntry, entry);
  return [...found.values()];
}

function filesOf<Files extends object>(files: Files): [keyof Files, Files[keyof Files]][];
function filesOf(files: object): [string, unknown][] {
  return Object.entries(files);
}
