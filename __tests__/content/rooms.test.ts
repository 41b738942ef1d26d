import { brands, getBrand } from '@/content';
import { getRoom } from '@/content/get-room';
import { stayRooms } from '@/content/stay-rooms';

const houses = brands;
const rooms = houses.flatMap((brand) => brand.rooms.all);

describe('the rooms', () => {
  test('ENT-01: are seven, and no other number is used twice', () => {
    expect(rooms.map(({ id }) => id).sort()).toEqual([1, 2, 3, 4, 6, 7, 8]);
  });

  test.each([
    ['ENT-03', 1, 'Suite Chini', '$49', 5, '90sqm interior', 'villa'],
    ['ENT-04', 2, 'Suite Juu', '$49', 5, '70sqm interior', 'villa'],
    ['ENT-05', 3, "Villa Joya'", '$49', 10, '150sqm interior', 'villa'],
    ['ENT-06', 4, 'Deluxe Garden Ground Floor', '$79', 2, '45sqm interior', 'boutique'],
    ['ENT-07', 6, 'Deluxe Sea Front Ground Floor', '$89', 2, '50sqm interior', 'boutique'],
    ['ENT-08', 7, 'Garden View Top Floor', '$69', 2, '40sqm interior', 'boutique'],
    ['ENT-09', 8, 'Premium Sea View Top Floor', '$99', 2, '55sqm interior', 'boutique'],
  ])('%s: room %i is %s', (_, id, title, priceText, adults, sizeText, type) => {
    expect(rooms.find((room) => room.id === id)).toMatchObject({
      title,
      priceText,
      adults,
      sizeText,
      type,
    });
  });

  test.each(rooms.map((room) => [room.title, room] as const))(
    '%s shows five to eight pictures, none of them twice, and its banner is not one of them',
    (_, { gallery, banner }) => {
      const names = gallery.map(({ name }) => name);
      expect(names.length).toBeGreaterThanOrEqual(5);
      expect(names.length).toBeLessThanOrEqual(8);
      expect(new Set(names).size).toBe(names.length);
      expect(names).not.toContain(banner?.name);
    },
  );

  test('RMD-01: are each described in words of their own', () => {
    for (const words of [rooms.map(({ desc }) => desc), rooms.flatMap(({ description }) => description)]) {
      expect(new Set(words).size).toBe(words.length);
    }
  });

  test('GAL-13: eight placeholders are pictures of no room', () => {
    for (const { rooms: content } of houses) {
      const names = content.placeholders.map(({ name }) => name);
      expect(new Set(names).size).toBe(8);
      expect(names.filter((name) => !name.startsWith('calm-'))).toEqual([]);
    }
  });

  test('a room that does not exist stops the build and names the file', () => {
    expect(() => getRoom(getBrand('joya-boutique'), '1')).toThrow('content/joya-boutique/rooms.ts');
  });

  test('RDT-03: the default of a stay is the first room of the list', () => {
    for (const brand of houses) {
      expect(stayRooms(brand).defaultRoom.title).toBe(brand.rooms.listed[0].title);
    }
  });

  test('FND-10: no demo card has the name of a room, and no room the price of a demo card', () => {
    for (const { stay } of houses) {
      for (const demo of stay.findRoom.demoRooms) {
        expect(demo.priceText).toBe('$560 per night');
        expect(rooms.map(({ title }) => title)).not.toContain(demo.title);
      }
    }
    expect(rooms.map(({ price }) => price)).not.toContain(560);
  });
});
