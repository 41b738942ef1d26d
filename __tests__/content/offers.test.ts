/** @jest-environment node */
import { content } from '@/content';
import type { OfferInput } from '@/content';
import { offersForRoom, offersForBrand, resolveOffers } from '@/content/resolve/offers';
import { contextOf } from './source-context';

const OFFER: OfferInput = {
  title: 'Three for two',
  text: 'Stay three nights and pay two.',
  conditions: ['From Sunday to Thursday'],
  price: 59,
  from: '2026-12-14',
  until: '2026-12-14',
};
const [house, other] = content.brands;
const [room, another] = house!.rooms.list;

const show = (changed: Partial<OfferInput>, today = '2026-12-14') =>
  resolveOffers(
    { ...content.shared.offers, offers: [{ ...OFFER, ...changed }] },
    content.brands,
    contextOf(),
    today,
  );

test('an offer is kept through its last day and not longer', () => {
  expect(show({})).toMatchObject([
    { id: expect.stringMatching(/^offer-\w{8}$/), untilText: 'Until 14 December 2026', priceText: '$59' },
  ]);
  expect(show({}, '2026-12-15')).toEqual([]);
});

test('it is shown by its houses, and on its rooms', () => {
  const houses = (changed: Partial<OfferInput>) =>
    content.brands.filter((one) => offersForBrand(show(changed), one).length);
  expect(houses({})).toEqual(content.brands);
  expect(houses({ brand: other!.id })).toEqual([other]);
  expect(houses({ rooms: [room!.id] })).toEqual([house]);
  expect(houses({ rooms: [room!.id, other!.rooms.list[0]!.id] })).toEqual(content.brands);
  expect(offersForRoom(show({}), room!.id)).toHaveLength(1);
  expect(offersForRoom(show({ rooms: [room!.id] }), another!.id)).toEqual([]);
});

test.each([
  [{ until: '2026-11-30' }, /^content\/shared\/offers\.json, .*offers.0.until: "2026-11-30" is the last day/],
  [{ brand: 'joya' }, /offers.0.brand: there is no house "joya".\n  Write one of joya-boutique, beach/],
  [{ rooms: [room!.id, 999] }, /offers.0.rooms.1: there is no room 999.\n  Write one of 4, 6,/],
  [{ brand: other!.id, rooms: [room!.id] }, `there is no room ${room!.id}`],
])('%j stops the build with the file and the field', (changed, message) => {
  expect(() => show(changed)).toThrow(message);
});
