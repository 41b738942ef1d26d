import { getRoomFit, selectListedRoomsSortedByFit } from '@/components/stay/room-fit';
import type { RoomOption } from '@/content/model/stay';

const CAPACITY = { rooms: 2, sleeps: 10 };

test.each([
  [{ rooms: 1, adults: 2, children: 0 }, 'fits'],
  [{ rooms: 1, adults: 1, children: 1 }, 'fits'],
  [{ rooms: 2, adults: 4, children: 0 }, 'fits'],
  [{ rooms: 1, adults: 2, children: 1 }, 'extraBed'],
  [{ rooms: 2, adults: 3, children: 3 }, 'extraBed'],
  [{ rooms: 1, adults: 3, children: 0 }, 'tooMany'],
  [{ rooms: 1, adults: 2, children: 2 }, 'tooMany'],
] as const)('%o in rooms for two: %s', (party, fit) => {
  expect(getRoomFit(party, 2, CAPACITY)).toBe(fit);
});

test('two rooms that are the whole house have no more beds than the house', () => {
  expect(getRoomFit({ rooms: 2, adults: 11, children: 0 }, 10, CAPACITY)).toBe('tooMany');
});

const room = (id: string, sleeps: number, listed = true) => ({ id, bookable: { sleeps, listed } });

test('rooms are sorted by fit: enough beds, then with an extra bed, then the others', () => {
  const rooms = [
    room('one', 1),
    room('two', 2),
    room('three', 3),
    room('unlisted', 4, false),
    { id: 'demo' },
  ];
  const choices = selectListedRoomsSortedByFit(
    rooms as unknown as RoomOption[],
    { rooms: 1, adults: 2, children: 1 },
    CAPACITY,
  );
  expect(choices.map((choice) => [choice.room.id, choice.fit])).toEqual([
    ['three', 'fits'],
    ['two', 'extraBed'],
    ['one', 'tooMany'],
  ]);
});
