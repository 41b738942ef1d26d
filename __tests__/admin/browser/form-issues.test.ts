import { findIssuesInForm } from '@/admin/browser/form-issues';
import { toFormValue } from '@/admin/shared/convert-form-values';
import { listContentFiles, type ContentFile } from '@/content/model/files/content-files';
import type { ContentInput } from '@/content/model/files/content-input';
import type { Writable } from '../../support/resolve-changed-content';
import { content as ownContent } from '../../support/site';

/** Without seasons and offers, because they name rooms. */
const content: Writable<ContentInput> = structuredClone(ownContent);
for (const { rooms } of content.brands) delete rooms.seasons;
content.shared.specialOffers.offers = [];

const files = listContentFiles(content).filter(({ kind }) => kind !== 'post' && kind !== 'photo');

const withValueAt = (value: unknown, [step, ...rest]: readonly string[], to: unknown): unknown => {
  if (step === undefined) return to;
  if (Array.isArray(value))
    return value.map((item, index) => (String(index) === step ? withValueAt(item, rest, to) : item));
  return { ...Object(value), [step]: withValueAt(Object(value)[step], rest, to) };
};

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

test.each([
  ['a price', 'joya-boutique/rooms', 'list.0.price', '85 dollars', /not a price .* like 79\.$/],
  ['an empty text', 'joya-boutique/rooms', 'list.0.summary', '', /^"" is not a text\. Write what guests/],
  ['a figure', 'joya-boutique/rooms', 'list.0.summary', '{nothing}', /nothing to fill in for \{nothing\}\./],
  ['its format', 'joya-boutique/home', 'hero.lead', '{name:nohow}', /^\{name:nohow\} is not a way to write/],
  ['a choice', 'shared/food-menu', 'items.0.category', 'nothing', /Choose one of the list\.$/],
  ['an e-mail address', 'shared/business', 'email', 'karibu', /not an e-mail address/],
  ['a phone number', 'shared/business', 'phone', '12', /^"12" is not a phone number/],
  ['an address', 'joya-boutique/brand', 'booking.url', 'example.com', /with https:\/\/ in front\.$/],
  [
    'a page',
    'joya-boutique/home',
    'hero.secondaryLink.href',
    '/nowhere',
    /^There is no page "\/nowhere"\. C/,
  ],
  ['a picture', 'joya-boutique/home', 'intro.photo.name', 'none', /^There is no picture "none"\. Choose a/],
  ['a room', 'joya-boutique/home', 'bestRooms.featured.1.roomId', '999', /^There is no room 999\. Choose/],
  ['a dish', 'shared/food-menu', 'items.0.price', '9', /^"9" is not a price with its currency\. Write/],
  ['hours', 'shared/tours', 'tours.0.hours', { least: '3', most: '2' }, /takes 3 .* at least and 2 at most/],
])('%s that check refuses is refused in its field, in the same words', (_, name, keyPath, typed, message) => {
  const { form, ...file } = getForm(name);
  const messages = formMessages(file, Object(withValueAt(form, keyPath.split('.'), typed)));
  expect(messages).toEqual([[expect.stringContaining(keyPath), expect.stringMatching(message)]]);
  // who has a form knows no files, no lines and no quotes
  expect(messages.join()).not.toMatch(/content\/|\.json|\bline \d|quotes/);
});

interface RoomsForm {
  readonly list: [RoomForm, RoomForm, ...RoomForm[]];
}
interface RoomForm {
  id: string;
  summary: string;
  description: readonly string[];
  hidden: boolean;
}

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
    ).map(({ keyPath, message }) => `${keyPath}: ${message}`);
  expect(check('See [our rooms](/room).')).toEqual([]);
  expect(check('See [our rooms](/rooms).')[0]).toMatch(/^body: There is no page "\/rooms"\./);
  expect(check('![](no-such-picture)')[0]).toMatch(/^body: There is no picture "no-such-picture"\./);
  expect(check('High tide\ue200cite')[0]).toMatch(/^body: .*a sign of Word or of a chat program/);
});
