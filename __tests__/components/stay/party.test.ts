/** @jest-environment node */
import { fitOf } from '@/components/stay/party';

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
