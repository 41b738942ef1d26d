/** @jest-environment node */
import { findIssuesInForm } from '@/admin/browser/form-issues';
import { toFormValue } from '@/admin/shared/convert-form-values';
import { getFieldAt } from '@/admin/shared/form-field-labels';
import { ContentError, type ContentIssue } from '@/content/fields/content-error';
import type { FieldMetadata } from '@/content/fields/field-metadata';
import { forEachField } from '@/content/fields/replace-fields';
import { listContentFiles, replaceFile, type ContentFile } from '@/content/model/files/content-files';
import type { ContentInput } from '@/content/model/files/content-input';
import { resolveChecked, type Writable } from '../../support/resolve-changed-content';
import { content as ownContent } from '../../support/site';

/** Without seasons and offers, because they name rooms. */
const content: Writable<ContentInput> = structuredClone(ownContent);
for (const { rooms } of content.brands) delete rooms.seasons;
content.shared.specialOffers.offers = [];

const files = listContentFiles(content).filter(({ kind }) => kind !== 'post' && kind !== 'photo');

/** Values that cannot be saved. */
const INVALID_VALUES_BY_WIDGET: Readonly<
  Record<NonNullable<FieldMetadata['widget' | 'reference']>, readonly unknown[]>
> = {
  text: ['', '{nothing}', '{name:nohow}', 'x'.repeat(500), 'A b'],
  textarea: ['{nothing}'],
  number: [0, 2.5, 1000],
  checkbox: [],
  select: ['nothing'],
  date: ['2027-02-30', '1.4.2027'],
  time: ['7.30', '24:00'],
  upload: ['picture.heic'],
  page: ['/nowhere', 'contact'],
  url: ['example.com', ''],
  email: ['karibu'],
  brand: ['no-such-house'],
  photo: ['no-such-picture', ''],
  room: [0, 2.5, 1000],
  tour: ['no-such-tour', ''],
  place: ['no-such-place', ''],
  question: ['no-such-question', ''],
};
const getWidgetOrReference = ({ widget, reference }: FieldMetadata) => (reference ?? widget)!;

const checkIssues = (file: ContentFile, value: object): readonly ContentIssue[] => {
  try {
    resolveChecked(replaceFile(content, file.file, value));
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.issues;
    throw error;
  }
};

const withValueAt = (value: unknown, [step, ...rest]: readonly PropertyKey[], to: unknown): unknown => {
  if (step === undefined) return to;
  if (Array.isArray(value))
    return value.map((item, index) => (String(index) === String(step) ? withValueAt(item, rest, to) : item));
  return { ...Object(value), [step]: withValueAt(Object(value)[step], rest, to) };
};

interface FieldPath {
  readonly file: ContentFile;
  readonly field: FieldMetadata;
  readonly path: readonly PropertyKey[];
}

/** The issues that check finds for each invalid value of a field. */
const invalidValueCases = (place: FieldPath) =>
  INVALID_VALUES_BY_WIDGET[getWidgetOrReference(place.field)].map((bad) => {
    const found = checkIssues(place.file, Object(withValueAt(place.file.value, place.path, bad)));
    return { ...place, label: place.field.label, bad, found };
  });

const getKind = ({ widget, kind, reference, translated, formRemedy, maxLength }: FieldMetadata) =>
  [widget, kind, reference, translated, formRemedy, maxLength].join();

/**
 * The cases of one place of each kind of field. Where a value can have one of several shapes, check says only that none
 * fits, so such a place is not taken.
 */
const casesByKind = new Map<string, ReturnType<typeof invalidValueCases>>();
for (const file of files)
  forEachField(file.schema, file.value, ({ field, path }) => {
    if (casesByKind.has(getKind(field))) return;
    const cases = invalidValueCases({ file, field, path });
    const isElsewhere = (issue: ContentIssue) =>
      issue.file === file.file && String(issue.path) !== String(path);
    if (!cases.some(({ found }) => found.some(isElsewhere))) casesByKind.set(getKind(field), cases);
  });
const allCases = [...casesByKind.values()].flat();
const refused = allCases.filter(({ found }) => found.length > 0);
const accepted = allCases.filter(({ found }) => found.length === 0);

test('there is a refused value for every kind of field that can refuse one', () => {
  const widgets = new Set(refused.map(({ field }) => getWidgetOrReference(field)));
  expect([...widgets].sort()).toEqual(
    Object.keys(INVALID_VALUES_BY_WIDGET)
      .filter((widget) => widget !== 'upload' && widget !== 'checkbox')
      .sort(),
  );
});

function formIssuesForTypedValue({ file, path, bad }: (typeof allCases)[number]) {
  const form = toFormValue(file.schema, file.value);
  const { keyPath } = getFieldAt(file.schema, path, form);
  const typed = withValueAt(form, keyPath, typeof bad === 'number' ? String(bad) : bad);
  const issues = findIssuesInForm({ file: file.file, kind: file.kind, form: Object(typed) }, content);
  return { issues, keyPath: keyPath.join('.') };
}

test.each(refused)('what check refuses of "$label", the form refuses in the same words: $bad', (testCase) => {
  const { issues, keyPath } = formIssuesForTypedValue(testCase);
  const problems = new Set(testCase.found.map(({ problem }) => problem.toLowerCase()));
  expect(issues).not.toEqual([]);
  for (const { message } of issues)
    expect([...problems].filter((problem) => message.toLowerCase().startsWith(problem))).toHaveLength(1);
  // an issue in another file has no key path
  expect(issues.map((issue) => issue.keyPath ?? keyPath)).toEqual(issues.map(() => keyPath));
  // who has a form knows no files, no lines and no quotes
  for (const { message } of issues) expect(message).not.toMatch(/content\/|\.json|\bline \d|quotes/);
});

test.each(accepted)('what check accepts of "$label", the form accepts: $bad', (testCase) => {
  expect(formIssuesForTypedValue(testCase).issues).toEqual([]);
});

/** @typeParam Form the fields that the test uses */
const getForm = <Form extends object>(name: string) => {
  const file = files.find((contentFile) => contentFile.file === `content/${name}.json`)!;
  return { ...file, form: toFormValue(file.schema, file.value) as Form };
};
const formMessages = ({ file, kind }: ContentFile, form: object) =>
  findIssuesInForm({ file, kind, form: { ...form } }, content).map(({ keyPath, labels, message }) => [
    keyPath ?? labels[0],
    message,
  ]);

interface RoomsForm {
  readonly list: [RoomForm, RoomForm, ...RoomForm[]];
}
interface RoomForm {
  id: string;
  summary: string;
  description: readonly string[];
  hidden: boolean;
}

test('a tour whose longest time is shorter than its shortest is refused', () => {
  const { form, ...file } = getForm<{ tours: [{ hours: object }] }>('shared/tours');
  form.tours[0].hours = { least: '3', most: '2' };
  expect(formMessages(file, form)).toEqual([
    [
      'tours.0.hours.most',
      'The tour takes 3 hours at least and 2 at most. Change one of the two; the same figure twice is a fixed duration.',
    ],
  ]);
});

test('the price of a dish without a currency is refused', () => {
  const { form, ...file } = getForm<{ items: [{ price: string }] }>('shared/food-menu');
  form.items[0].price = '9';
  expect(formMessages(file, form)).toEqual([
    ['items.0.price', '"9" is not a price with its currency. Write it like "€ 9.00" or "$12".'],
  ]);
});

test('a room that other files name cannot be removed, and no two rooms have one number', () => {
  const [brand] = content.brands;
  const { form, ...file } = getForm<RoomsForm>(`${brand?.id}/rooms`);
  const named = brand?.home.bestRooms.featured[0]?.roomId;
  const without = { ...form, list: form.list.filter(({ id }) => Number(id) !== named) };
  expect(formMessages(file, without)).toEqual(
    expect.arrayContaining([
      [
        `${brand?.brand.name}: Home`,
        `There is no room ${named}. Change that form first: it needs what is changed here.`,
      ],
    ]),
  );
  form.list.push({ ...form.list[0], summary: 'Another.', description: ['Another.'] });
  expect(formMessages(file, form)).toEqual([
    [`list.${form.list.length - 1}.id`, expect.stringContaining('is there twice.')],
  ]);
});

test('a number that a room of the other house has is refused in its field', () => {
  const [brand, other] = content.brands;
  const { form, ...file } = getForm<RoomsForm>(`${brand?.id}/rooms`);
  const id = other!.rooms.list[0]!.id;
  form.list[1].id = String(id);
  expect(formMessages(file, form)).toEqual([
    [
      'list.1.id',
      `Room ${id} is also a room of ${other?.brand.name}. Give one of them a number that no other room of the site has.`,
    ],
  ]);
});

test('a choice that no longer exists is refused', () => {
  const [brand] = content.brands;
  const { form, ...file } = getForm<{
    intro: { photo: object };
    bestRooms: { featured: [unknown, { roomId: string }] };
  }>(`${brand?.id}/home`);
  form.bestRooms.featured[1].roomId = '999';
  form.intro.photo = { name: 'no-such-picture' };
  expect(formMessages(file, form)).toEqual([
    ['intro.photo.name', 'There is no picture "no-such-picture". Choose a picture that is there.'],
    ['bestRooms.featured.1.roomId', 'There is no room 999. Choose another, or take this entry out.'],
  ]);
});

test('a house without a room that is shown is refused at the list of rooms', () => {
  const [brand] = content.brands;
  const { form, ...file } = getForm<RoomsForm>(`${brand?.id}/rooms`);
  for (const room of form.list) room.hidden = true;
  expect(formMessages(file, form)).toEqual([
    ['list', 'The room list would be empty. Show at least one room in it.'],
  ]);
});

test('a text of a post names pages and pictures that there are', () => {
  const [slug] = content.posts.map((post) => post.slug);
  const [brand] = content.brands.map(({ id }) => id);
  const form = {
    title: 'Mangoes',
    date: '2026-12-01',
    category: 'Garden',
    brands: [{ brand, photo: { name: Object.keys(content.photos)[0] }, excerpt: 'Soon.' }],
  };
  const check = (body: string) =>
    findIssuesInForm(
      { file: `content/posts/${slug}.md`, kind: 'post', form: { ...form, body } },
      content,
    ).map(({ keyPath, message }) => [keyPath, message]);
  expect(check('See [our rooms](/room).')).toEqual([]);
  expect(check('See [our rooms](/rooms).')).toEqual([
    ['body', expect.stringContaining('There is no page "/rooms".')],
  ]);
  expect(check('See [our rooms](rooms).')).toEqual([
    ['body', expect.stringContaining('The link to "rooms" leads nowhere.')],
  ]);
  expect(check('![](no-such-picture)')).toEqual([
    ['body', expect.stringContaining('There is no picture "no-such-picture".')],
  ]);
});
