import { render, screen, within } from '@testing-library/react';
import { createRoomJsonLd } from '@/app/_lib/structured-data';
import { SpecialOffers } from '@/components/special-offers/special-offers';
import type { SpecialOffer } from '@/content/model/special-offers';
import { BOUTIQUE } from '../../support/brands';

const brand = BOUTIQUE;
const [room] = brand.rooms.listed;
const offer: SpecialOffer = {
  id: 'offer',
  eyebrow: 'Offer',
  title: 'Three for two',
  text: 'Stay three nights and pay two.',
  conditions: ['From Sunday to Thursday'],
  conditionsLabel: 'Conditions',
  price: 59,
  priceText: '$59',
  from: '2026-12-01',
  until: '2026-12-14',
  untilText: 'Until December 14, 2026',
};

test('an offer links its rooms, lists its conditions and can be booked', () => {
  const offers = [
    { ...offer, rooms: [room.id] },
    { ...offer, id: 'other', title: 'For all', conditions: [] },
  ];
  const { all, labels } = brand.rooms;
  const { closure: _, ...booking } = brand.booking;
  render(<SpecialOffers offers={offers} rooms={all} priceSuffix={labels.priceSuffix} booking={booking} />);
  const parts = offers.map(({ title }) => {
    const card = within(screen.getByRole('region', { name: title }));
    expect(card.getAllByRole('link').at(-1)).toHaveAccessibleDescription(title);
    return ['link', 'heading'].map((role) => card.getAllByRole(role).map(({ textContent }) => textContent));
  });
  const book = brand.booking.cardLabel;
  expect(parts).toEqual([
    [
      [room.title, book],
      [offer.title, offer.conditionsLabel],
    ],
    [[book], ['For all']],
  ]);
});

test('the structured data of its rooms has the offer, with its price per night and its days', () => {
  const withOffer = { ...brand, offers: [{ ...offer, rooms: [room.id] }] };
  const price = { price: 59, priceCurrency: 'USD' };
  expect(createRoomJsonLd(withOffer, room).offers[1]).toMatchObject({
    ...price,
    name: offer.title,
    priceSpecification: { ...price, unitText: brand.rooms.labels.priceSuffix },
    validFrom: offer.from,
    validThrough: offer.until,
  });
  for (const other of brand.rooms.all.filter(({ id }) => id !== room.id))
    expect(createRoomJsonLd(withOffer, other).offers).toHaveLength(1);
});
