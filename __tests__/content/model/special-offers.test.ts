import { getVisibleRooms } from '@/content/model/rooms';
import { type SpecialOfferInput, getOffersForRoom } from '@/content/model/special-offers';
import { resolveChecked } from '../../support/resolve-changed-content';
import { content } from '../../support/site';

const OFFER: SpecialOfferInput = {
  title: 'Three for two',
  text: 'Stay three nights and pay two.',
  conditions: ['From Sunday to Thursday'],
  price: 59,
  from: '2026-12-14',
  until: '2026-12-14',
};
const [brand, other] = content.brands;
const [room] = getVisibleRooms(brand!.rooms.list);

/** The brands with the offer on a day. */
function show(changed: Partial<SpecialOfferInput>, today = '2026-12-14') {
  const specialOffers = { ...content.shared.specialOffers, offers: [{ ...OFFER, ...changed }] };
  return resolveChecked({ ...content, shared: { ...content.shared, specialOffers } }, undefined, today)
    .brands;
}
const offersOfFirst = (changed: Partial<SpecialOfferInput>, today?: string) =>
  show(changed, today)[0]!.offers;

test('an offer is kept through its last day and not longer', () => {
  const { until } = content.shared.specialOffers.labels;
  expect(offersOfFirst({})).toMatchObject([
    {
      id: expect.stringMatching(/^offer-\w{8}$/),
      untilText: until.replace('{date}', '14 December 2026'),
      priceText: '$59',
    },
  ]);
  expect(offersOfFirst({}, '2026-12-15')).toEqual([]);
});

test('it is shown by its houses, and on its rooms', () => {
  const ids = content.brands.map(({ id }) => id);
  const offerBrandIds = (changed: Partial<SpecialOfferInput>) =>
    show(changed).flatMap(({ id, offers }) => (offers.length > 0 ? [id] : []));
  expect(offerBrandIds({})).toEqual(ids);
  expect(offerBrandIds({ brands: [other!.id] })).toEqual([other!.id]);
  expect(offerBrandIds({ rooms: [room!.id] })).toEqual([brand!.id]);
  expect(offerBrandIds({ rooms: [room!.id, getVisibleRooms(other!.rooms.list)[0]!.id] })).toEqual(ids);
  expect(getOffersForRoom(offersOfFirst({}), room!.id)).toHaveLength(1);
  expect(getOffersForRoom(offersOfFirst({ rooms: [room!.id] }), room!.id + 1)).toEqual([]);
});

test.each([
  [
    { until: '2026-11-30' },
    /^content\/shared\/special-offers\.json, .*offers.0.until: "2026-11-30" is the last day/,
  ],
  [{ rooms: [room!.id, 999] }, 'offers.0.rooms.1: there is no room 999.\n  Write one of '],
  [{ brands: [other!.id], rooms: [room!.id] }, `room ${room!.id} is in another house than the offer.`],
])('%j stops the build with the file and the field', (changed, message) => {
  expect(() => show(changed)).toThrow(message);
});
