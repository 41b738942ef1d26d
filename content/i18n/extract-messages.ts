import { needsTranslation, type FieldMetadata } from '../fields/field-metadata';
import { photoEntrySchema } from '../fields/photo-content';
import { forEachField } from '../fields/replace-fields';
import type { Schema } from '../fields/schema-tree';
import {
  listContentFiles,
  PHOTOS_TEXT_DOMAIN,
  textDomains,
  type TextDomain,
} from '../model/files/content-files';
import type { ContentInput } from '../model/files/content-input';
import { getMessageKey } from './po-file';

/** An English sentence, as it is in every .po file. */
export interface Message extends Pick<FieldMetadata, 'isMarkdown' | 'maxLength' | 'runtimePlaceholders'> {
  readonly msgid: string;
  /** Distinguishes texts that are the same in English only; '' for most. */
  readonly msgctxt: string;
  /** Where it is used: "joya-boutique/home:hero.lead". */
  readonly references: readonly string[];
  /** A comment for the translator. */
  readonly translatorComment: string | undefined;
  /** The .po file of the message. If several text domains use the text, it is in that of the first. */
  readonly textDomain: TextDomain;
}

/** Every English sentence of the site once, in the order of content. */
export function extractMessages(content: ContentInput): readonly Message[] {
  const messages = new Map<string, Message>();

  function collect(
    textDomain: TextDomain,
    schema: Schema,
    value: unknown,
    getReference: (path: readonly PropertyKey[]) => string,
  ) {
    forEachField(schema, value, ({ field, value: msgid, path }) => {
      const reference = getReference(path);
      if (field.reference === 'photo' && typeof msgid === 'string')
        collect(PHOTOS_TEXT_DOMAIN, photoEntrySchema, content.photos[msgid], () => reference);
      if (!needsTranslation(field, msgid)) return;
      const msgctxt = field.translationContext ?? '';
      const key = getMessageKey({ msgctxt, msgid });
      const existingMessage = messages.get(key);
      const references = [...(existingMessage?.references ?? []), reference];
      const translatorComment = existingMessage?.translatorComment ?? field.translatorComment;
      const firstTextDomain = chooseFirstTextDomain(existingMessage?.textDomain ?? textDomain, textDomain);
      const maxLengths = [existingMessage?.maxLength, field.maxLength].filter(
        (length) => length !== undefined,
      );
      messages.set(key, {
        msgid,
        msgctxt,
        references,
        translatorComment,
        textDomain: firstTextDomain,
        ...((existingMessage ?? field).isMarkdown && { isMarkdown: true }),
        // the translation has to fit everywhere
        maxLength: maxLengths.length > 0 ? Math.min(...maxLengths) : undefined,
        runtimePlaceholders: [
          ...new Set([...(existingMessage?.runtimePlaceholders ?? []), ...(field.runtimePlaceholders ?? [])]),
        ],
      });
    });
  }

  for (const { file, textDomain, schema, value } of listContentFiles(content)) {
    const source = file.replace(/^content\/|\.\w+$/g, '');
    collect(textDomain, schema, value, (path) => `${source}:${path.join('.')}`);
  }
  return [...messages.values()];
}

const chooseFirstTextDomain = (one: TextDomain, other: TextDomain) =>
  textDomains.indexOf(one) < textDomains.indexOf(other) ? one : other;
