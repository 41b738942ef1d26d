import { brands, getBrand, site } from '@/content';
import { roomOptions } from '@/content/resolve/room-options';
import type { Brand } from '@/content';
import { textOf, textsOf } from '../support/elements';
import { readPage } from '../support/exported';

const screens = [
  ...brands.map((brand) => ({ path: `/${brand.id}/room_details`, brand })),
  { path: '/room_details', brand: getBrand(site.themeBrand) },
] satisfies { path: string; brand: Brand }[];

describe.each(screens)('$path', ({ path, brand }) => {
  const page = readPage(path);
  const main = page.querySelector('main')!;

  test('RDT-03, RDT-05: shows the first room of the brand and the smallest party, and no date', () => {
    const { words, roomDetails } = brand.stay;
    const { defaultRoom } = roomOptions(brand);
    expect(textsOf(main, 'h1')).toEqual([brand.pages.room_details.title]);
    expect(textOf(main.querySelector('h2'))).toBe(defaultRoom.title);
    expect(textsOf(main, 'p')).toContain(defaultRoom.priceText);
    expect(textsOf(main, 'dd')).toEqual([
      roomDetails.words.noDate,
      roomDetails.words.noDate,
      `1 ${words.room.one}`,
      `1 ${words.adult.one}, 0 ${words.child.other}`,
    ]);
  });

  test('RDT-06: leads on to the booking page of the brand, and has no field to fill in', () => {
    const book = main.querySelectorAll(`a[href="${brand.booking.url}"][target=_blank]`);
    expect([...book].map(textOf)).toEqual([brand.booking.cardLabel]);
    expect(main.querySelectorAll('input, select, textarea')).toHaveLength(0);
  });

  test('RDT-05: is kept out of search engines, which are told the address inside the brand', () => {
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex');
    const canonical = page.querySelector('link[rel=canonical]')?.getAttribute('href');
    expect(canonical && new URL(canonical).pathname).toBe(`/${brand.id}/room_details`);
  });
});
