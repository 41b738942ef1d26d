import { readdirSync, readFileSync } from 'node:fs';
import { makeConfig } from '@/admin/build-time/config';
import { listTranslationFormMessageFiles } from '@/admin/build-time/translation-forms';
import { toFileValue, toFormValue } from '@/admin/shared/convert-form-values';
import { getContentFileKind, getSchemaOfKind } from '@/admin/shared/sveltia-entry';
import { PO_FORMAT_NAME } from '@/admin/shared/translation-form-constants';
import { translatedLanguages } from '@/content/i18n/languages';
import { readPoFiles } from '@/content/i18n/read-catalog';
import { LARGEST_PHOTO_WIDTH } from '@/lib/photo-file-names';
import { content } from '../../support/site';
import { testContentAsHandedOver } from '../../support/test-content-as-handed-over';

interface FormField {
  readonly name: string;
  readonly widget?: string;
  readonly fields?: readonly FormField[];
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

test('every file of content is in exactly one form', () => {
  const shown = forms.map(({ file }) => file).sort();
  const photos = jsonFiles.filter((file) => file.startsWith('content/photos/'));
  expect(shown).toEqual(jsonFiles.filter((file) => !photos.includes(file)).sort());
  expect(folders.map(({ folder }) => folder).sort()).toEqual(['content/photos', 'content/posts']);
});

testContentAsHandedOver(
  'every file of translations is in exactly one form, with all of its sentences',
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
  },
);

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
