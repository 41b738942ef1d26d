import { parseRoomEntry } from '@/components/rooms/published-room';

describe('the published file of pictures', () => {
  const file = {
    rooms: {
      6: { title: 'Sea', type: 'boutique', gallery: ['/photos/a.webp'], breadcrumbImage: '/photos/b.webp' },
      7: { title: 'Garden', type: 'boutique', gallery: ['/photos/c.webp'] },
    },
  };

  test('has the pictures and the banner of a room', () => {
    expect(parseRoomEntry(file, 6)).toEqual({
      gallery: ['/photos/a.webp'],
      breadcrumbImage: '/photos/b.webp',
    });
  });

  test('BNR-07: may name no banner', () => {
    expect(parseRoomEntry(file, 7)).toEqual({ gallery: ['/photos/c.webp'] });
    const emptied = { rooms: { 7: { gallery: ['/photos/c.webp'], breadcrumbImage: ' ' } } };
    expect(parseRoomEntry(emptied, 7)).toEqual({ gallery: ['/photos/c.webp'] });
  });

  test('GAL-14: may lack the room', () => {
    expect(parseRoomEntry(file, 4)).toBeNull();
    expect(parseRoomEntry({ rooms: {} }, 6)).toBeNull();
  });

  test('GAL-16: may have no picture for the room', () => {
    expect(parseRoomEntry({ rooms: { 6: { gallery: [] } } }, 6)).toBeNull();
    expect(parseRoomEntry({ rooms: { 6: { gallery: ['', 3, null] } } }, 6)).toBeNull();
  });

  test.each([undefined, null, 'text', 6, [], {}, { rooms: null }, { rooms: [] }, { rooms: { 6: 'x' } }])(
    'GAL-13: may hold something else altogether: %j',
    (broken) => {
      expect(parseRoomEntry(broken, 6)).toBeNull();
    },
  );
});
