/** Generates the fields of a form from the schema of a file. */
import type { Field } from '@sveltia/cms';
import { z } from 'zod';
import { fieldRegistry, groupRegistry, type FieldMetadata } from '@/content/fields/field-metadata';
import {
  getValueAt,
  unwrapUnion,
  getShapeOrEmpty,
  unwrapOptional,
  type Schema,
} from '@/content/fields/schema-tree';
import { capitalize } from '@/lib/capitalize';
import {
  UNION_VALUE_KEY,
  isPhotoReferenceSchema,
  getLabel,
  EDITOR_PHOTO_FOLDER,
  UNION_OPTION_KEY,
} from '../shared/convert-form-values';
import { LIST_ITEM_NAME_FIELDS } from '../shared/form-field-labels';
import { PHOTO_REFERENCE_FIELDS } from '../shared/photo-fields';
import type { SelectOption } from '../shared/reference-options';

/** Titles of pages by the last segment of their path. */
export type PageTitlesByPath = Readonly<Record<string, string>>;

/** Fields that can identify a list item, in order of preference. */
const SUMMARY_FIELDS = [...LIST_ITEM_NAME_FIELDS, 'text', 'note'];

const splitIntoWords = (value: string) =>
  capitalize(value.replaceAll(/[_-]+|(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase());

/** @param value what is in the file now; only the fields of a record depend on it */
function createFormField(name: string, schema: Schema, pageTitles: PageTitlesByPath, value?: unknown): Field {
  if (schema instanceof z.ZodOptional)
    return { ...createFormField(name, schema.unwrap(), pageTitles, value), required: false } as Field;

  const field = fieldRegistry.get(schema);
  const group = groupRegistry.get(schema);
  const hint = field?.hint ?? group?.hint;
  const common = { name, label: getLabel(schema), ...(hint && { hint: capitalize(hint) }) };

  if (isPhotoReferenceSchema(schema)) return { ...common, widget: 'object', fields: PHOTO_REFERENCE_FIELDS };
  if (schema instanceof z.ZodObject)
    return {
      ...common,
      widget: 'object',
      collapsed: true,
      fields: createFormFields(schema, pageTitles, value),
    };
  if (schema instanceof z.ZodRecord) {
    const entries = Object.entries(value ?? {});
    return {
      ...common,
      widget: 'object',
      collapsed: true,
      fields: entries.map(([key, item]) => ({
        ...createFormField(key, unwrapUnion(schema.valueType, item), pageTitles, item),
        label: splitIntoWords(key),
        // the schema of a record does not tell a number from a text
        ...(typeof item === 'number' && { widget: 'number' }),
      })),
    };
  }
  if (schema instanceof z.ZodUnion)
    return {
      ...common,
      widget: 'object',
      typeKey: UNION_OPTION_KEY,
      types: createUnionTypes(schema, pageTitles),
    };
  if (schema instanceof z.ZodArray)
    return { ...common, ...createListField(schema, pageTitles, value) } as Field;
  if (!field) throw new Error(`No field of a form fits "${name}".`);

  return createLeafField(common, field, schema, pageTitles);
}

interface CommonOptions {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
}

/** A field that holds one value. */
function createLeafField(
  common: CommonOptions,
  field: FieldMetadata,
  schema: Schema,
  pageTitles: PageTitlesByPath,
): Field {
  if (field.reference)
    // up to ten options are shown at once
    return { ...common, widget: 'reference', reference: field.reference, dropdown_threshold: 10 };
  switch (field.widget) {
    case 'number':
      // Sveltia's number field discards invalid input and then reports the field as required
      return { ...common, widget: 'validating-string' };
    case 'checkbox':
      return {
        ...common,
        widget: 'boolean',
        required: false,
        ...(field.checkedByDefault && { default: true }),
      };
    case 'date':
      return { ...common, widget: 'validating-date', type: 'date', format: 'YYYY-MM-DD' };
    case 'time':
      return { ...common, widget: 'validating-date', type: 'time', format: 'HH:mm' };
    case 'upload': {
      const folders = { media_folder: EDITOR_PHOTO_FOLDER, public_folder: EDITOR_PHOTO_FOLDER };
      return { ...common, ...folders, widget: 'image', choose_url: false };
    }
    case 'page':
      return { ...common, widget: 'select', options: listSitePages(schema, pageTitles) };
    case 'select':
      return { ...common, widget: 'select', options: createEnumChoices(schema as z.ZodEnum, pageTitles) };
    case 'email':
      return { ...common, widget: 'validating-string', type: 'email' };
    case 'url':
      return { ...common, widget: 'validating-string', type: 'url' };
    case 'textarea':
      return { ...common, ...createTextOptions(common, schema as z.ZodString), widget: 'validating-text' };
    case 'text':
      return { ...common, ...createTextOptions(common, schema as z.ZodString), widget: 'validating-string' };
  }
}

function createTextOptions({ hint }: CommonOptions, schema: z.ZodString) {
  const { maxLength } = schema;
  return {
    ...(z.safeParse(schema, '').success && { required: false }),
    use_emoji_autocomplete: false,
    ...(maxLength && { hint: [hint, `At most ${maxLength} characters.`].filter(Boolean).join('. ') }),
  };
}

const createEnumChoices = (schema: z.ZodEnum, pageTitles: PageTitlesByPath): SelectOption[] =>
  schema.options.map(String).map((value) => ({ value, label: pageTitles[value] ?? splitIntoWords(value) }));

export const createFormFields = (schema: Schema, pageTitles: PageTitlesByPath, value?: unknown): Field[] =>
  Object.entries(getShapeOrEmpty(schema)).map(([key, inner]) =>
    isNotContent(key, value)
      ? { name: key, label: getLabel(inner), widget: 'hidden' }
      : createFormField(key, inner, pageTitles, getValueAt(value, [key])),
  );

/** Whether a field is not shown: the name of the schema, or an empty list of samples. */
const isNotContent = (key: string, value: unknown) =>
  key === '$schema' || (key === 'samples' && getValueAt(value, [key]) === undefined);

const isLongEnough = (schema: Schema, length: number) =>
  !z.safeParse(schema, Array(length).fill(undefined)).error?.issues.some(({ code }) => code === 'too_small');

function createListField(schema: z.ZodArray, pageTitles: PageTitlesByPath, value: unknown) {
  const { element } = schema;
  const least = [0, 1, 2, 3].find((length) => isLongEnough(schema, length)) ?? 0;
  const limits = least > 0 ? { min: least } : { required: false };
  const common = { widget: 'list', label_singular: getLabel(element), collapsed: true, ...limits };
  if (isPhotoReferenceSchema(element))
    return { ...common, fields: PHOTO_REFERENCE_FIELDS, summary: '{{name}}' };
  if (element instanceof z.ZodUnion)
    return { ...common, typeKey: UNION_OPTION_KEY, types: createUnionTypes(element, pageTitles) };
  if (element instanceof z.ZodObject) {
    const [first] = Array.isArray(value) ? value : [];
    return {
      ...common,
      fields: createFormFields(element, pageTitles, first),
      ...createSummaryTemplate(element),
    };
  }
  return { ...common, collapsed: false, field: createFormField('entry', element, pageTitles) };
}

/** Returns the summary of a collapsed list item: its name, or the description of its photo. */
function createSummaryTemplate(schema: Schema) {
  const fields = Object.entries(getShapeOrEmpty(schema)).map(([key, field]) => ({
    key: isPhotoReferenceSchema(field) ? `${key}.name` : key,
    isOptional: field instanceof z.ZodOptional,
    rank: summaryRank(key, unwrapOptional(field)),
  }));
  const ranked = fields.filter(({ rank }) => rank >= 0).sort((a, b) => a.rank - b.rank);
  const [best] = ranked;
  if (!best) return {};
  const fallback = ranked.find(({ isOptional, key }) => !isOptional && key !== best.key);
  if (!best.isOptional || !fallback) return { summary: `{{${best.key}}}` };
  return { summary: `{{${best.key} | default('{{${fallback.key}}}')}}` };
}

/** Ranks a field for the summary. Lower ranks identify an item better; fields with a negative rank are not used. */
function summaryRank(key: string, field: Schema): number {
  if (isPhotoReferenceSchema(field)) return 30;
  const { widget = '', reference } = fieldRegistry.get(field) ?? {};
  if (reference || widget === 'number' || widget === 'select') return 40;
  if (!['text', 'textarea', 'page', 'date'].includes(widget)) return -1;
  const named = SUMMARY_FIELDS.indexOf(key);
  return named < 0 ? 20 : named;
}

const createUnionTypes = (schema: z.ZodUnion, pageTitles: PageTitlesByPath) =>
  schema.options.map((option, index) => ({
    name: String(index),
    label: getLabel(option),
    ...(option instanceof z.ZodObject && createSummaryTemplate(option)),
    fields:
      option instanceof z.ZodObject
        ? createFormFields(option, pageTitles)
        : [createFormField(UNION_VALUE_KEY, option, pageTitles)],
  }));

const listSitePages = (schema: Schema, pageTitles: PageTitlesByPath): SelectOption[] =>
  ['/', ...Object.keys(pageTitles).map((page) => `/${page}`)]
    .filter((path) => z.safeParse(schema, path).success)
    .map((path) => ({
      value: path,
      label: path === '/' ? 'Landing page' : (pageTitles[path.slice(1)] ?? path),
    }));
