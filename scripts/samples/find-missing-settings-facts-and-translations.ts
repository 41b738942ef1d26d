import { formatSourceLocation } from '../../content/fields/content-error';
import { isEmptyValue, unwrapOptional, listValuesWithSchemas } from '../../content/fields/schema-tree';
import { extractMessages } from '../../content/i18n/extract-messages';
import { translatedLanguages } from '../../content/i18n/languages';
import { findUntranslatedMessageIssues } from '../../content/i18n/read-catalog';
import { listContentFiles } from '../../content/model/files/content-files';
import type { ContentInput } from '../../content/model/files/content-input';
import { GOOD_TO_KNOW_FIELDS } from '../../content/model/good-to-know';
import { addLineNumber } from '../../content/read/source-lines';
import { loadEnvFiles } from '../support/load-env-files';
import type { UnfinishedContentItem } from './unfinished-content-sections';

const SETTINGS = [
  'SITE_URL',
  'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY',
  'NEXT_PUBLIC_EMAILJS_SERVICE_ID',
  'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID',
];
/** What instructions have in place of the owner's own value. */
const TEMPLATE_SETTING = /\byour-|\bexample\.(?:com|org|net)\b/i;

export function findMissingEnvironmentVariables(): readonly UnfinishedContentItem[] {
  loadEnvFiles();
  return SETTINGS.filter((name) => {
    const value = process.env[name]?.trim();
    return !value || TEMPLATE_SETTING.test(value);
  }).map((name) => ({ section: 'environment', location: '.env.local', description: name }));
}

type Fact = keyof typeof GOOD_TO_KNOW_FIELDS;
const FACT_NAMES = Object.keys(GOOD_TO_KNOW_FIELDS) as Fact[];
/** Prices have to say what they include: Directive 2005/29/EC, article 7 (4) c, and similar laws elsewhere. */
const ASKED_BY_LAW: Fact = 'taxes';

/** Facts that are given nowhere, each with the first place for it. What guests ask most often comes first. */
export function findMissingGoodToKnowFacts(content: ContentInput): readonly UnfinishedContentItem[] {
  // the file of a house only has what is different there
  const files = listContentFiles(content).filter(({ kind }) => kind !== 'brand/goodToKnow');
  const values = files.flatMap(({ file, schema, value }) =>
    listValuesWithSchemas(schema, value).map((fieldValue) => ({ file, ...fieldValue })),
  );
  return FACT_NAMES.flatMap((fact) => {
    if (content.brands.every(({ goodToKnow }) => Reflect.get(goodToKnow, fact))) return [];
    const field = unwrapOptional(GOOD_TO_KNOW_FIELDS[fact].field);
    const emptyFields = values.filter(({ schema, value }) => schema === field && isEmptyValue(value));
    const [firstField] = emptyFields;
    if (!firstField) return [];
    return {
      section: fact === ASKED_BY_LAW ? 'taxes' : 'fact',
      location: formatSourceLocation(addLineNumber(firstField)),
      description: `${GOOD_TO_KNOW_FIELDS[fact].label}${emptyFields.length > 1 ? ` (${emptyFields.length} times)` : ''}`,
    };
  });
}

export function findUntranslatedSentences(content: ContentInput): readonly UnfinishedContentItem[] {
  const messages = extractMessages(content);
  return translatedLanguages.flatMap((language) =>
    findUntranslatedMessageIssues(language, messages).map(({ problem, ...place }) => ({
      section: 'language' as const,
      location: formatSourceLocation(place),
      description: problem,
    })),
  );
}
