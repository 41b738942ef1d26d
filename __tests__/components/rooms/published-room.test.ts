/** @jest-environment node */
import { parseRoomEntry } from '@/components/rooms/published-room';

const gallery = ['/photos/a.webp'];
const breadcrumbImage = '/photos/b.webp';

test.each([
  [
    'the pictures and the banner of a room',
    { gallery, breadcrumbImage, title: 'Sea' },
    { gallery, breadcrumbImage },
  ],
  ['BNR-07: no banner', { gallery }, { gallery }],
  ['BNR-07: an empty banner', { gallery, breadcrumbImage: ' ' }, { gallery }],
  ['GAL-14: no room of the number', undefined, null],
  ['GAL-16: no picture of the room', { gallery: [] }, null],
  ['GAL-16: what is not a picture', { gallery: ['', 3, null] }, null],
])('the published file of pictures may have %s', (_, entry, room) => {
  expect(parseRoomEntry({ rooms: { 6: entry } }, 6)).toEqual(room);
});

test.each([undefined, null, 'text', 6, [], {}, { rooms: null }, { rooms: [] }, { rooms: { 6: 'x' } }])(
  'GAL-13: it may hold something else altogether: %j',
  (broken) => {
    expect(parseRoomEntry(broken, 6)).toBeNull();
  },
);
