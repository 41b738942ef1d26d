import { render, screen } from '@testing-library/react';
import { lodgingRoom } from '@/app/structured-data/lodging';
import { Offers } from '@/components/offers/offers';
import { getBrand, type SpecialOffer } from '@/content';

const brand = getBrand('joya-boutique');
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

const renderOffer = (changed: Partial<SpecialOffer> = {}) =>
  render(
    <Offers
      offers={[{ ...offer, ...changed }]}
      rooms={brand.rooms.all}
      priceSuffix="per night"
      booking={brand.booking}
    />,
  );
const roomLinks = () =>
  screen
    .getAllByRole('link')
    .filter((link) => brand.rooms.all.some(({ href }) => link.matches(`[href="${href}"]`)));

test('an offer for some rooms leads to them, an offer for all to none', () => {
  const { unmount } = renderOffer({ rooms: [room.id] });
  expect(roomLinks().map(({ textContent }) => textContent)).toEqual([room.title]);
  unmount();
  renderOffer();
  expect(roomLinks()).toEqual([]);
});

test('an offer without conditions has no heading for them, and can be booked', () => {
  renderOffer({ conditions: [] });
  expect(screen.getAllByRole('heading')).toHaveLength(1);
  expect(screen.getByRole('link')).toHaveAccessibleDescription(offer.title);
});

test('search engines read it at its rooms, with its price per night and its days', () => {
  const withOffer = { ...brand, offers: [{ ...offer, rooms: [room.id] }] };
  expect(lodgingRoom(withOffer, room).offers[1]).toEqual({
    '@type': 'Offer',
    name: offer.title,
    description: offer.text,
    price: 59,
    priceCurrency: 'USD',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: 59,
      priceCurrency: 'USD',
      unitText: brand.rooms.words.priceSuffix,
    },
    validFrom: offer.from,
    validThrough: offer.until,
  });
  for (const other of brand.rooms.all.filter(({ id }) => id !== room.id))
    expect(lodgingRoom(withOffer, other).offers).toHaveLength(1);
});
