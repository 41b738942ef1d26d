/** Generates the fields of a form from the schema of a file. */
import type { Field } from '@sveltia/cms';
import { z } from 'zod';
import { fieldRegistry, groupRegistry, type FieldMetadata } from '@/content/fields/field-metadata';
import {
  getValueAt,
  unwrapOptional,
  unwrapUnion,
  getShapeOrEmpty,
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
import { findNameField } from '../shared/form-field-labels';
import { PHOTO_REFERENCE_FIELDS } from '../shared/markdown-components';
import type { SelectOption, TableColumn } from '../shared/reference-options';

/** Titles of pages by the last segment of their path. */
export type PageTitlesByPath = Readonly<Record<string, string>>;

interface FormContext {
  readonly pageTitles: PageTitlesByPath;
  /** The path to the group of the field, with a point at its end and "entry" for any entry of a list: "list.entry.". */
  readonly path: string;
  /** What is in the file now; only the fields of a record depend on it. */
  readonly value?: unknown;
}

const splitIntoWords = (value: string) =>
  capitalize(value.replaceAll(/[_-]+|(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase());

function createFormField(name: string, schema: Schema, context: FormContext): Field {
  if (schema instanceof z.ZodOptional)
    return { ...createFormField(name, schema.unwrap(), context), required: false } as Field;

  const field = fieldRegistry.get(schema);
  const hint = field?.hint ?? groupRegistry.get(schema)?.hint;
  const common = { name, label: getLabel(schema), ...(hint && { hint: capitalize(hint) }) };
  const inner = { ...context, path: `${context.path}${name}.` };

  if (isPhotoReferenceSchema(schema)) return { ...common, widget: 'object', fields: PHOTO_REFERENCE_FIELDS };
  if (schema instanceof z.ZodObject)
    return { ...common, widget: 'object', collapsed: 'auto', fields: createFormFields(schema, inner) };
  if (schema instanceof z.ZodRecord) return { ...common, ...createRecordField(schema, inner) };
  if (schema instanceof z.ZodUnion)
    return {
      ...common,
      widget: 'object',
      typeKey: UNION_OPTION_KEY,
      types: createUnionTypes(schema, inner),
    };
  if (schema instanceof z.ZodArray) return { ...common, ...createListField(schema, inner) } as Field;
  if (!field) throw new Error(`No field of a form fits "${name}".`);
  return createLeafField(common, field, schema, context);
}

const createRecordField = (schema: z.ZodRecord, context: FormContext) => ({
  widget: 'object' as const,
  collapsed: true,
  fields: Object.entries(context.value ?? {}).map(([key, value]) => ({
    ...createFormField(key, unwrapUnion(schema.valueType, value), { ...context, value }),
    label: splitIntoWords(key),
    // the schema of a record does not tell a number from a text
    ...(typeof value === 'number' && { widget: 'number' }),
  })),
});

interface CommonOptions {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
}

/** Up to ten options are shown at once. */
const SHOW_ALL = { dropdown_threshold: 10 };

/** A field that holds one value. */
function createLeafField(
  common: CommonOptions,
  field: FieldMetadata,
  schema: Schema,
  { path, pageTitles }: FormContext,
): Field {
  // our fields find the issues of their value by its path
  const checked = {
    ...common,
    path: path + common.name,
    ...(field.suggestion && { suggestion: field.suggestion }),
    ...(field.madeFrom && {
      required: false,
      hint: 'Left empty, it is made from the name when you save. Links have it: leave it once it is published.',
    }),
  };
  if (field.reference) return { ...checked, widget: 'reference', reference: field.reference, ...SHOW_ALL };
  switch (field.widget) {
    case 'number':
      // Sveltia's number field discards invalid input and then reports the field as required
      return { ...checked, widget: 'validating-string' };
    case 'checkbox':
      return {
        ...common,
        widget: 'boolean',
        required: false,
        ...(field.checkedByDefault && { default: true }),
      };
    case 'date':
      return { ...checked, widget: 'validating-date', type: 'date', format: 'YYYY-MM-DD' };
    case 'time':
      return { ...checked, widget: 'validating-date', type: 'time', format: 'HH:mm' };
    case 'upload': {
      const folders = { media_folder: EDITOR_PHOTO_FOLDER, public_folder: EDITOR_PHOTO_FOLDER };
      return { ...common, ...folders, widget: 'image', choose_url: false };
    }
    case 'page':
      return { ...common, widget: 'select', options: createPageOptions(field.paths ?? [], pageTitles) };
    case 'select':
      return {
        ...common,
        widget: 'select',
        options: createEnumOptions(schema as z.ZodEnum, field.optionLabels ?? pageTitles),
      };
    case 'email':
    case 'url':
      return { ...checked, widget: 'validating-string', type: field.widget };
    case 'textarea':
    case 'text': {
      const widget = field.widget === 'text' ? 'validating-string' : 'validating-text';
      return { ...checked, ...createTextOptions(common, schema as z.ZodString), widget };
    }
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

const createEnumOptions = (schema: z.ZodEnum, labels: Readonly<Record<string, string>>): SelectOption[] =>
  schema.options.map(String).map((value) => ({ value, label: labels[value] ?? splitIntoWords(value) }));

const createPageOptions = (paths: readonly string[], pageTitles: PageTitlesByPath): SelectOption[] =>
  paths.map((value) => ({
    value,
    label: value === '/' ? 'Landing page' : (pageTitles[value.slice(1)] ?? value),
  }));

export const createFormFields = (schema: Schema, context: FormContext): Field[] =>
  Object.entries(getShapeOrEmpty(schema)).map(([key, inner]) => {
    const value = getValueAt(context.value, [key]);
    // the name of the schema, or an empty list of samples
    const isHidden = key === '$schema' || (key === 'samples' && value === undefined);
    return isHidden
      ? { name: key, label: getLabel(inner), widget: 'hidden' }
      : createFormField(key, inner, { ...context, value });
  });

function createListField(schema: z.ZodArray, { value, ...context }: FormContext) {
  const { element } = schema;
  const { min = 0, allAtOnce } = groupRegistry.get(schema) ?? {};
  if (allAtOnce)
    return element instanceof z.ZodEnum
      ? {
          widget: 'select',
          multiple: true,
          ...SHOW_ALL,
          options: createEnumOptions(element, context.pageTitles),
        }
      : { widget: 'table', path: context.path.slice(0, -1), columns: listColumns(element) };
  const inner = { ...context, path: `${context.path}entry.`, value: getValueAt(value, [0]) };
  const common = {
    widget: 'list',
    label_singular: getLabel(element),
    collapsed: true,
    ...(min > 0 ? { min } : { required: false }),
  };
  if (isPhotoReferenceSchema(element)) return { ...common, fields: PHOTO_REFERENCE_FIELDS };
  if (element instanceof z.ZodUnion)
    return { ...common, typeKey: UNION_OPTION_KEY, types: createUnionTypes(element, inner) };
  if (element instanceof z.ZodObject)
    return { ...common, fields: createFormFields(element, inner), ...createSummaryTemplate(element) };
  return { ...common, collapsed: false, field: createFormField('entry', element, context) };
}

/** The fields of an entry of a table, and those of the groups in it. */
const listColumns = (schema: Schema, group?: TableColumn): readonly TableColumn[] =>
  Object.entries(getShapeOrEmpty(schema)).flatMap(([name, inner]) => {
    const field = fieldRegistry.get(unwrapOptional(inner));
    const column = {
      path: [...(group ? [group.path] : []), name].join('.'),
      label: [...(group ? [group.label] : []), getLabel(inner)].join(': '),
    };
    if (!field) return listColumns(inner, column);
    return [{ ...column, reference: field.reference, isCheckbox: field.widget === 'checkbox' }];
  });

/** The name of an entry that is closed, where Sveltia does not find it: it looks for "title" and "name". */
function createSummaryTemplate(schema: Schema) {
  const shape = getShapeOrEmpty(schema);
  const key = 'title' in shape || 'name' in shape ? undefined : findNameField(schema);
  return key && !(shape[key] instanceof z.ZodOptional) ? { summary: `{{${key}}}` } : {};
}

const createUnionTypes = (schema: z.ZodUnion, context: FormContext) =>
  schema.options.map((option, index) => ({
    name: String(index),
    label: getLabel(option),
    ...(option instanceof z.ZodObject && createSummaryTemplate(option)),
    fields:
      option instanceof z.ZodObject
        ? createFormFields(option, context)
        : [createFormField(UNION_VALUE_KEY, option, context)],
  }));
