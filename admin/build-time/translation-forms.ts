/** The forms of the translations: a collection for each language, with a form for each of its files. */
import type { FileCollection } from '@sveltia/cms';
import { extractMessages, type Message } from '@/content/i18n/extract-messages';
import { getCatalogPath, translatedLanguages, type Language } from '@/content/i18n/languages';
import { matchMessagesToEntries, type MessageMatch } from '@/content/i18n/merge-catalog';
import { readPoFiles } from '@/content/i18n/read-catalog';
import {
  listContentFiles,
  getFileSchemas,
  PHOTOS_TEXT_DOMAIN,
  POSTS_TEXT_DOMAIN,
  textDomains,
} from '@/content/model/files/content-files';
import type { ContentInput } from '@/content/model/files/content-input';
import { getLabel, toFormValue } from '../shared/convert-form-values';
import { getFieldAt } from '../shared/form-field-labels';
import {
  PO_FIELD_NAME,
  PO_FORMAT_NAME,
  PO_FILE_WIDGET,
  type TranslationFormMessage,
} from '../shared/translation-form-constants';

/** The messages of a form, which the editor fetches from a file. */
interface MessagesFile {
  readonly path: string;
  readonly messages: readonly TranslationFormMessage[];
}

/** Returns a collection for each language. */
export function createTranslationCollections(content: ContentInput): readonly FileCollection[] {
  const messages = extractMessages(content);
  return translatedLanguages.map((language) => ({
    name: `translations-${language.code}`,
    label: `Language: ${language.name}`,
    icon: 'translate',
    description: `The sentences of the site in ${language.name}. What is missing or has changed is first; guests read it in English until it is done.`,
    files: getFiles(language, messages).map(({ textDomain, label, toDo }) => ({
      name: textDomain,
      label: toDo > 0 ? `${label}: ${toDo} to do` : label,
      file: getCatalogPath(language.code, textDomain),
      format: PO_FORMAT_NAME,
      fields: [
        {
          name: PO_FIELD_NAME,
          label: language.name,
          widget: PO_FILE_WIDGET,
          messages: getMessagesPath(language, textDomain),
          locale: language.locale,
          required: false,
        },
      ],
    })),
  }));
}

/** Returns the files that the forms fetch. */
export function listTranslationFormMessageFiles(content: ContentInput): readonly MessagesFile[] {
  const messages = extractMessages(content);
  const getPlaces = createPlaces(content);
  return translatedLanguages.flatMap((language) =>
    getFiles(language, messages).map(({ textDomain, matches }) => ({
      path: getMessagesPath(language, textDomain),
      messages: matches.map(({ message }) => ({ ...message, places: getPlaces(message) })),
    })),
  );
}

const getMessagesPath = ({ code }: Language, textDomain: string) => `translations/${code}/${textDomain}.json`;

/** Labels of the files by text domain. */
const textDomainLabels: ReadonlyMap<string, string> = new Map([
  ...(['shared', 'brand'] as const).flatMap((scope) =>
    getFileSchemas(scope).map(({ fileName, schema }) => [fileName, getLabel(schema)] as const),
  ),
  [PHOTOS_TEXT_DOMAIN, 'Pictures'],
  [POSTS_TEXT_DOMAIN, 'Posts'],
]);

/** Returns the files of a language, those with untranslated messages first. */
function getFiles({ code }: Language, messages: readonly Message[]) {
  const { matches } = matchMessagesToEntries(messages, [...readPoFiles(code).values()]);
  // a message whose entry is still in another file is translated there
  const getFile = ({ message, source }: MessageMatch) =>
    source?.file.file ?? getCatalogPath(code, message.textDomain);
  const files = textDomains.flatMap((textDomain) => {
    const matchesOfFile = matches.filter((match) => getFile(match) === getCatalogPath(code, textDomain));
    const toDo = matchesOfFile.filter(({ state }) => state !== 'translated').length;
    return matchesOfFile.length > 0
      ? [{ textDomain, label: textDomainLabels.get(textDomain) ?? textDomain, matches: matchesOfFile, toDo }]
      : [];
  });
  return files.toSorted((a, b) => Number(b.toDo > 0) - Number(a.toDo > 0));
}

/** Returns where a message is used, such as "Joya Boutique: About, Philosophy, Heading". */
function createPlaces(content: ContentInput) {
  const brands = new Map(content.brands.map(({ id, brand }) => [id, brand.name]));
  const files = new Map(
    listContentFiles(content).map((file) => [
      file.file.replace(/^content\/|\.\w+$/g, ''),
      { ...file, form: toFormValue(file.schema, file.value) },
    ]),
  );
  const getPlace = (reference: string): readonly string[] => {
    const [source = '', path = ''] = reference.split(':');
    const file = files.get(source);
    if (!file) return [];
    const { brandId, textDomain, schema, form } = file;
    const title = [brands.get(brandId ?? ''), textDomainLabels.get(textDomain)].filter(Boolean).join(': ');
    return [[title, ...getFieldAt(schema, path.split('.'), form).labels].join(', ')];
  };
  return ({ references }: Message) => references.flatMap(getPlace);
}
