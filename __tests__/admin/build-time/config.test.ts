/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { makeConfig } from '@/admin/build-time/config';
import { listTranslationFormMessageFiles } from '@/admin/build-time/translation-forms';
import { UNION_VALUE_KEY, toFileValue, toFormValue } from '@/admin/shared/convert-form-values';
import { getContentFileKind, getSchemaOfKind } from '@/admin/shared/sveltia-entry';
import { PO_FORMAT_NAME } from '@/admin/shared/translation-form-constants';
import { getFileName } from '@/content/file-paths';
import { translatedLanguages } from '@/content/i18n/languages';
import { readPoFiles } from '@/content/i18n/read-catalog';
import { createJsonSchemas } from '@/content/model/files/json-file-schemas';
import { LARGEST_PHOTO_WIDTH } from '@/lib/photo-file-names';
import { content } from '../../support/site';
import { testContentAsHandedOver } from '../../support/test-content-as-handed-over';

interface FormField {
  readonly name: string;
  readonly widget?: string;
  readonly path?: string;
  readonly label?: string;
  readonly hint?: string;
  readonly fields?: readonly FormField[];
  readonly field?: FormField;
  readonly types?: readonly FormField[];
  /** Of a table. */
  readonly columns?: readonly { readonly path: string }[];
  readonly default?: unknown;
}
interface Form extends FormField {
  readonly file: string;
  readonly folder?: string;
  readonly format: string;
  readonly fields: readonly FormField[];
}

const config = JSON.parse(JSON.stringify(makeConfig(content, { name: 'github', repo: 'owner/name' })));
const allForms: readonly Form[] = config.collections.flatMap(({ files = [] }) => files);
const isTranslation = ({ format }: Form) => format === PO_FORMAT_NAME;
const forms = allForms.filter((form) => !isTranslation(form));
const folders: readonly Form[] = config.collections.filter(({ folder }: Form) => folder);

/** Without what scripts write. */
const jsonFiles = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(?!model|photo-files|tide-station).*\.json$/.test(file))
  .map((file) => `content/${file}`);

/** Path of every field below; what a list holds and the shapes of a value are in its place. */
function getPaths(fields: readonly FormField[], path = ''): string[] {
  return fields.flatMap((formField) => {
    if (formField.name === 'validationSummary') return [];
    const here = formField.name === UNION_VALUE_KEY ? path : `${path}/${formField.name}`;
    const shapes = [formField, ...(formField.types ?? []), ...(formField.field ? [formField.field] : [])];
    const columns = (formField.columns ?? []).flatMap((column) => {
      const steps = column.path.split('.');
      return steps.map((_, index) => [here, ...steps.slice(0, index + 1)].join('/'));
    });
    return [here, ...columns, ...shapes.flatMap((shape) => getPaths(shape.fields ?? [], here))];
  });
}

interface JsonSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
}

function pathsOfSchema({ properties = {}, items, anyOf = [] }: JsonSchema, path = ''): string[] {
  const inner = [...anyOf, ...(items ? [items] : [])].flatMap((subschema) => pathsOfSchema(subschema, path));
  const own = Object.entries(properties).flatMap(([name, schema]) => [
    `${path}/${name}`,
    ...pathsOfSchema(schema, `${path}/${name}`),
  ]);
  return [...own, ...inner];
}

const unique = (paths: readonly string[]) => [...new Set(paths)].sort();
/** They depend on what is in the file. */
const dependsOnFile = (path: string) => /^\/(?:textVariables|samples)\//.test(path);

const schemas = createJsonSchemas();

test('every file of content is in exactly one form', () => {
  const shown = forms.map(({ file }) => file).sort();
  const photos = jsonFiles.filter((file) => file.startsWith('content/photos/'));
  expect(shown).toEqual(jsonFiles.filter((file) => !photos.includes(file)).sort());
  expect(folders.map(({ folder }) => folder).sort()).toEqual(['content/photos', 'content/posts']);
});

testContentAsHandedOver(
  'every file of translations is in exactly one form, with all of its sentences and where they are',
  () => {
    const files = translatedLanguages.flatMap(({ code }) => [...readPoFiles(code).values()]);
    const translations = allForms.filter(isTranslation);
    expect(translations.map(({ file }) => file).sort()).toEqual(files.map(({ file }) => file).sort());
    const messages = new Map(
      listTranslationFormMessageFiles(content).map(({ path, messages }) => [path, messages]),
    );
    for (const { file, fields } of translations) {
      const { messages: path } = fields[0] as FormField & { messages: string };
      const { entries } = files.find((contentFile) => contentFile.file === file)!;
      const inForm = messages.get(path)?.map(({ msgid }) => msgid);
      const inFile = entries.filter(({ isObsolete }) => !isObsolete).map(({ msgid }) => msgid);
      expect(inForm?.sort()).toEqual(inFile.sort());
    }
    const [brand] = content.brands;
    const statement = [...messages.values()].flat().find(({ msgid }) => msgid === brand?.about.statement);
    expect(statement?.places).toContain(
      `${brand?.brand.name}: About, One sentence about the house, in large type`,
    );
  },
);

test.each([...forms, ...folders.filter(({ format }) => format === 'photo')])(
  'the form of $name has all fields of its file and no other',
  ({ name, file = '', fields }) => {
    const kind = getContentFileKind({ collection: name, path: file })!;
    const schema = JSON.parse(schemas.get(`content/model/json-schemas/${getFileName(kind)}.json`) ?? '');
    const known = unique(pathsOfSchema(schema)).filter((path) => !dependsOnFile(path));
    expect(unique(getPaths(fields)).filter((path) => !dependsOnFile(path))).toEqual(known);
  },
);

/** The paths that fields have been given, each with the one where it is. */
function listFieldPaths(fields: readonly FormField[], group = ''): readonly (readonly [string, string])[] {
  return fields.flatMap(({ name, widget, path, fields: inner = [], field, types = [] }) => {
    const inside = `${group}${name}.${widget === 'list' ? 'entry.' : ''}`;
    return [
      ...(path === undefined ? [] : [[path, group + name] as const]),
      ...listFieldPaths([...inner, ...types.flatMap((type) => type.fields ?? [])], inside),
      ...listFieldPaths(field ? [field] : [], `${group}${name}.`),
    ];
  });
}

test('our fields know where they are, by which they find their issues', () => {
  const paths = [...forms, ...folders].flatMap(({ fields }) => listFieldPaths(fields));
  expect(paths.length).toBeGreaterThan(500);
  expect(paths.filter(([path, place]) => path !== place)).toEqual([]);
});

/** The labels and hints of fields. */
const textsOfFields = (fields: readonly FormField[]): readonly string[] =>
  fields.flatMap(({ label, hint, fields = [], field, types = [] }) => [
    ...[label, hint].filter((text) => text !== undefined),
    ...textsOfFields([...fields, ...types, ...(field ? [field] : [])]),
  ]);

test('forms speak to an owner, without names of code or ids of the specification', () => {
  const texts = textsOfFields([...forms, ...folders]);
  expect(texts.length).toBeGreaterThan(1000);
  expect(
    texts.filter((text) => /[a-z][A-Z]|\w_\w|\.json|\b[A-Z]{3}-\d/.test(text.replaceAll('WhatsApp', ''))),
  ).toEqual([]);
});

test('an uploaded picture becomes no narrower than the site needs, however tall it is', () => {
  const { raster_image: limits } = config.media_libraries.all.transformations;
  expect(limits).toMatchObject({ width: LARGEST_PHOTO_WIDTH });
  expect(limits).not.toHaveProperty('height');
});

test('the words of a guest are a sample until the owner says that a guest said them', () => {
  const { fields } = forms.find(({ file }) => file === 'content/shared/testimonials.json')!;
  const guest = fields.find(({ name }) => name === 'list')?.fields;
  expect(guest?.find(({ name }) => name === 'sample')).toMatchObject({ widget: 'boolean', default: true });
});

testContentAsHandedOver('a file is written as it was read', () => {
  const getSchema = (file: string) =>
    getSchemaOfKind(
      forms.some((form) => form.file === file)
        ? getContentFileKind({ collection: '', path: file })!
        : 'photo',
    );
  for (const file of jsonFiles) {
    const schema = getSchema(file);
    const value = JSON.parse(readFileSync(file, 'utf8'));
    const written = toFileValue(schema, toFormValue(schema, value));
    // with the order of its fields
    expect({ file, text: JSON.stringify(written) }).toEqual({ file, text: JSON.stringify(value) });
  }
});
