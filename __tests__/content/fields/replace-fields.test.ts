/** @jest-environment node */
import {
  fieldset,
  heading,
  list,
  pageLink,
  paragraph,
  photo,
  positiveInteger,
  translatedText,
  union,
} from '@/content/fields/field-types';
import { forEachField, LEFT_OUT, replaceFields } from '@/content/fields/replace-fields';

const schema = fieldset('Page', {
  title: heading(),
  note: paragraph().optional(),
  button: pageLink().optional(),
  links: list('Links', pageLink()),
  words: list('Words', translatedText('Word')),
  beds: union('beds', 'Write a number or a text.', [positiveInteger('Beds'), translatedText('In words')]),
  photo: photo(),
});

const LINK = { label: 'See', href: '/see' };
const PAGE = {
  title: 'A page',
  note: 'A note',
  button: LINK,
  links: [LINK, { label: 'Hear', href: '/hear' }],
  words: ['one', 'two'],
  beds: 'a hammock',
  photo: { name: 'sea', alt: 'Sea' },
};

/** Leaves out the fields with these paths. */
const mapWithout = (...paths: readonly string[]) =>
  replaceFields(schema, PAGE, ({ path, value }) => (paths.includes(path.join('.')) ? LEFT_OUT : value));

test.each([
  ['an optional field', 'note', { ...PAGE, note: undefined }],
  ['the optional group of a required field', 'button.href', { ...PAGE, button: undefined }],
  ['an entry of a list', 'words.0', { ...PAGE, words: ['two'] }],
  ['the list entry of a required field', 'links.0.href', { ...PAGE, links: [PAGE.links[1]] }],
  ['nothing less than the whole, where nothing around it is optional', 'title', LEFT_OUT],
])('without a field goes %s', (_, path, expected) => {
  expect(mapWithout(path)).toEqual(expected);
});

test('a list without any of its entries is empty', () => {
  expect(mapWithout('words.0', 'words.1')).toEqual({ ...PAGE, words: [] });
});

test('fields come in the order of the file, those of a group before the group, with what can be left out', () => {
  const fields: (readonly [string, boolean])[] = [];
  forEachField(schema, PAGE, ({ path, canBeLeftOut }) => fields.push([path.join('.'), canBeLeftOut]));
  expect(fields).toEqual([
    ['title', false],
    ['note', true],
    ['button.label', true],
    ['button.href', true],
    ['links.0.label', true],
    ['links.0.href', true],
    ['links.1.label', true],
    ['links.1.href', true],
    ['words.0', true],
    ['words.1', true],
    ['beds', false],
    ['photo.name', false],
    ['photo.alt', false],
    ['photo', false],
  ]);
});

test.each([
  ['a hammock', 'In words'],
  [2, 'Beds'],
])('of a union the option counts that the value matches: %p', (beds, label) => {
  const labels = new Map<unknown, string>();
  forEachField(schema, { beds }, ({ field, value }) => labels.set(value, field.label));
  expect(labels.get(beds)).toBe(label);
});

test('a photo with a description of its own is replaced with its description already replaced', () => {
  const mapped = replaceFields(schema, PAGE, ({ value }) =>
    typeof value === 'string' ? `<${value}>` : [value],
  );
  expect(mapped).toMatchObject({ photo: [{ name: '<sea>', alt: '<Sea>' }] });
});

test('texts of a group may repeat its interpolated fields, also in groups and lists inside it', () => {
  const room = fieldset(
    'Room',
    { price: positiveInteger('Price'), text: paragraph(), links: list('Links', pageLink()) },
    { interpolatedFields: ['price'] },
  );
  const value = { price: 79, text: 'From {price}', links: [LINK] };
  forEachField(fieldset('Rooms', { list: list('Rooms', room) }), { list: [value] }, ({ textVariables }) =>
    expect(textVariables).toEqual({ price: 79 }),
  );
  expect.assertions(4);
});
