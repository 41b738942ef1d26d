import { needsTranslation } from './fields/field-metadata';
import { replaceFields, type FieldValue } from './fields/replace-fields';
import { sourceCatalog, type TranslationCatalog } from './i18n/catalog';
import { listContentFiles, replaceFile } from './model/files/content-files';
import type { ContentInput } from './model/files/content-input';

/** Content in a language. */
export interface TranslatedContent {
  readonly content: ContentInput;
  /** The content that was translated. */
  readonly english: ContentInput;
  readonly catalog: TranslationCatalog;
}

/** The content in the language of a catalog. A text without a translation stays in English. */
export function translateContent(
  english: ContentInput,
  catalog: TranslationCatalog = sourceCatalog,
): TranslatedContent {
  if (catalog === sourceCatalog) return { content: english, english, catalog };
  const translateField = ({ field, value }: FieldValue) =>
    needsTranslation(field, value)
      ? (catalog.gettext(field.translationContext ?? '', value) ?? value)
      : value;
  const content = listContentFiles(english).reduce(
    (translated, { file, schema, value }) =>
      replaceFile(translated, file, Object(replaceFields(schema, value, translateField))),
    english,
  );
  return { content, english, catalog };
}
