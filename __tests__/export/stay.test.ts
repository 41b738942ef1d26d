/** @jest-environment jsdom */
import { createStayRoomOptions } from '@/content/model/stay';
import { pluralize } from '@/lib/pluralize';
import { getHrefs, getText, getTexts } from '../support/dom-queries';
import { describeEachOrSkip } from '../support/each-or-skip';
import { readPage } from '../support/exported-site';
import { brands, getBrand, unbranded } from '../support/site';

describeEachOrSkip(brands.filter(({ pages }) => !pages.find_room.removed))(
  'Find Room of $name',
  ({ pages, stay: { labels, findRoom } }) => {
    const main = readPage(pages.find_room.href).querySelector('main')!;

    test('FND-01: the bar has two labelled, required, empty and unlimited date fields', () => {
      const bar = main.querySelector(`[role=group][aria-label="${findRoom.labels.bar}"]`);
      const fields = [...(bar?.querySelectorAll<HTMLInputElement>('input[type=date]') ?? [])];
      expect(fields.map(({ labels }) => getText(labels![0]!))).toEqual([labels.checkIn, labels.checkOut]);
      for (const field of fields)
        expect(field).toMatchObject({ required: true, value: '', min: '', max: '' });
    });
  },
);

const screens = [
  ...brands.map((brand) => ({ path: brand.pages.room_details.href, brand })),
  { path: unbranded.stayHref, brand: getBrand(unbranded.themeBrand) },
].filter(({ brand }) => !brand.pages.room_details.removed);

describeEachOrSkip(screens)('$path', ({ path, brand }) => {
  const main = readPage(path).querySelector('main')!;
  const { labels, summary } = brand.stay;
  const { defaultRoom } = createStayRoomOptions(brand);

  test('RDT-03, RDT-05: shows the first room of the brand for the smallest party, and no date', () => {
    expect(getText(main.querySelector('h2'))).toBe(brand.rooms.listed[0].title);
    const { nightPriceText, nightPriceTextsByPeriod = [{ text: nightPriceText }] } = defaultRoom;
    expect(getTexts(main, 'p')).toContain(nightPriceTextsByPeriod.map(({ text }) => text).join(' '));
    expect(getHrefs(main)).toContain(defaultRoom.bookable?.href);
    expect(getTexts(main.querySelector('dl'), 'dd')).toEqual([
      summary.labels.noDate,
      summary.labels.noDate,
      pluralize(1, labels.room, 'en-GB'),
      `${pluralize(1, labels.adult, 'en-GB')}, ${pluralize(0, labels.child, 'en-GB')}`,
    ]);
  });

  test('leads on to the booking page of the brand, and has no field to fill in', () => {
    expect(getTexts(main, `a[href="${brand.booking.url}"]`)).toEqual([brand.booking.cardLabel]);
    expect(main.querySelectorAll('input, select, textarea')).toHaveLength(0);
  });
});
