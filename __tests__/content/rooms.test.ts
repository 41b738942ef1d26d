/** @jest-environment node */
import { brands, getBrand } from '@/content';
import { getRoom } from '@/content/resolve/get-room';
import { roomOptions } from '@/content/resolve/room-options';

test('a room that does not exist stops the build and names the file', () => {
  expect(() => getRoom(getBrand('joya-boutique'), '1')).toThrow('content/joya-boutique/rooms.json');
});

test.each(brands)('the default of a stay at $name is the first room of its list', (brand) => {
  expect(roomOptions(brand).defaultRoom.title).toBe(brand.rooms.listed[0].title);
});

const demoCards = brands.flatMap(({ stay }) => stay.findRoom.demoRooms);

test.each(brands.flatMap(({ rooms }) => rooms.all))(
  'no demo card has the name or price of $title',
  ({ title, price }) => {
    expect(demoCards.map((card) => card.title)).not.toContain(title);
    expect(demoCards.map(({ priceText }) => priceText.split(' ')[0])).not.toContain(`$${price}`);
  },
);
