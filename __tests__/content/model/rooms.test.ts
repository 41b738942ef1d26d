/** @jest-environment node */
import { getRoom, type RoomInput } from '@/content/model/rooms';
import { resolveSiteWithChange } from '../../support/resolve-changed-content';
import { brands } from '../../support/site';

const NEW_ROOM = 998;
const NAMES = { title: 'The new room', summary: 'A new room.', description: ['It is new.'] };
const SUMMER = { name: 'Summer', from: '2027-06-01', until: '2027-08-31', everyYear: true };

/** The rooms of the first brand with a new one, and its price in a season. */
function resolveWithNewRoom(values: Partial<RoomInput>, seasonPrice?: number) {
  const site = resolveSiteWithChange((all) => {
    const { rooms, overrides } = all.brands[0]!;
    rooms.list.unshift({ ...rooms.list[0]!, id: NEW_ROOM, ...NAMES, ...values });
    delete rooms.seasons;
    if (seasonPrice) rooms.seasons = [{ ...SUMMER, prices: [{ room: NEW_ROOM, price: seasonPrice }] }];
    const shared = { ...all.shared, ...overrides };
    shared.rooms.labels.adults.other = '{count} adults';
    shared.formatTexts.interior = '{sqm} sqm inside';
    shared.formatTexts.beds.double.other = '{count} double beds';
    shared.formatTexts.beds.single.one = '{count} single bed';
  });
  return site.brands[0]!.rooms;
}
const resolveNewRoom = (values: Partial<RoomInput>, seasonPrice?: number) =>
  resolveWithNewRoom({ hidden: false, ...values }, seasonPrice).all[0]!;

test('beds are counted, or have words of their own', () => {
  const single = { kind: 'single', count: 1 } as const;
  const { bedsText } = resolveNewRoom({ beds: [{ kind: 'double', count: 2 }, single] });
  expect(bedsText).toBe('2 double beds, 1 single bed');
  expect(resolveNewRoom({ beds: 'A bed in each tower' }).bedsText).toBe('A bed in each tower');
});

test.each([
  ['its own price without seasons', undefined, '$80', undefined],
  ['its own price where a season costs more', 120, '$80', 120],
  ['the price of a season that costs less', 60, '$60', 80],
])('a room has %s', (_, seasonPrice, amount, highestPrice) => {
  const { nightPrice, ...room } = resolveNewRoom({ price: 80 }, seasonPrice);
  expect([nightPrice.amount, room.highestPrice]).toEqual([amount, highestPrice]);
});

test('details are without what is empty', () => {
  const given = { adults: 3, sizeSqm: 40, beds: 'A hammock', details: [{ label: 'View', value: 'The sea' }] };
  const getValues = (values: Partial<RoomInput>) =>
    resolveNewRoom({ ...given, ...values }).details.map(({ value }) => value);
  const first = ['3 adults', '40\u00a0sqm inside', 'A hammock'];
  expect(getValues({ bedWidths: '', pool: undefined })).toEqual([...first, 'The sea']);
  const filled = getValues({ bedWidths: '160 cm', pool: { size: '6 sqm' } });
  expect(filled).toEqual([...first, '160\u00a0cm', 'The sea', '6\u00a0sqm']);
});

test('without a description for search engines a room has what its card says, up to a whole word', () => {
  const describe = (summary: string) =>
    resolveNewRoom({ summary, metaDescription: undefined }).metaDescription;
  expect(describe('In the garden.')).toBe('In the garden.');
  expect(describe('In the garden, '.repeat(12))).toBe(`${'In the garden, '.repeat(10)}In the…`);
  expect(resolveNewRoom({ metaDescription: 'Its own.' }).metaDescription).toBe('Its own.');
});

test('a hidden room has no page, and an unlisted one has, but is not in the room list', () => {
  const hidden = resolveWithNewRoom({ hidden: true });
  expect(hidden.all.map(({ id }) => id)).not.toContain(NEW_ROOM);
  const unlisted = resolveWithNewRoom({ hidden: false, unlisted: true });
  expect(unlisted.all.map(({ id }) => id)).toContain(NEW_ROOM);
  expect(unlisted.listed.map(({ id }) => id)).not.toContain(NEW_ROOM);
});

test('a room is found by its path; one that does not exist stops the build and names the file', () => {
  const [brand] = brands;
  const ids = brand!.rooms.all.map(({ id }) => id);
  for (const id of ids) expect(getRoom(brand!, String(id)).id).toBe(id);
  const missing = Math.max(...ids) + 1;
  expect(() => getRoom(brand!, String(missing))).toThrow(
    `content/${brand!.id}/rooms.json, list: there is no room "${missing}".\n  The rooms are ${ids.join(', ')}.`,
  );
});
