/** @jest-environment node */
import { fitOf, roomsThatFit } from '@/components/stay/party';
import type { RoomOption } from '@/content';

test.each([
  [{ rooms: 1, adults: 2, children: 0 }, 'fits'],
  [{ rooms: 1, adults: 1, children: 1 }, 'fits'],
  [{ rooms: 2, adults: 4, children: 0 }, 'fits'],
  [{ rooms: 1, adults: 2, children: 1 }, 'extraBed'],
  [{ rooms: 2, adults: 3, children: 3 }, 'extraBed'],
  [{ rooms: 1, adults: 3, children: 0 }, 'tooMany'],
  [{ rooms: 1, adults: 2, children: 2 }, 'tooMany'],
] as const)('%o in rooms for two: %s', (party, fit) => {
  expect(fitOf(party, 2)).toBe(fit);
});

test('a party is offered the rooms of the list that have a bed for everyone', () => {
  const room = (id: string, sleeps: number, listed = true) => ({ id, real: { sleeps, listed } });
  const rooms = [room('two', 2), room('three', 3), room('unlisted', 4, false), { id: 'demo' }];
  const offered = roomsThatFit(rooms as unknown as RoomOption[], { rooms: 1, adults: 2, children: 1 });
  expect(offered.map(({ id }) => id)).toEqual(['three']);
});
