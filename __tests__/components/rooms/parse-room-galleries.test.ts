/** @jest-environment node */
import { parseRoomGalleries, ROOM_GALLERIES_URL } from '@/components/rooms/fetched-room-photos';

const gallery = ['/photos/a.webp'];
const breadcrumbImage = '/photos/b.webp';
const ELSEWHERE = 'https://pictures.example/a.webp';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation());

const read = (file: unknown) => parseRoomGalleries(file, ROOM_GALLERIES_URL);

test.each([
  ['the pictures and the banner of a room', { gallery, breadcrumbImage, title: 'Sea' }, []],
  ['no banner (BNR-07)', { gallery }, []],
  [
    'a banner of another site (BNR-07)',
    { gallery, breadcrumbImage: ELSEWHERE },
    ['breadcrumbImage: "https://pictures.example/a.webp"'],
  ],
  [
    'pictures that a browser takes for those of other sites, or that are none',
    { gallery: [ELSEWHERE, ...gallery, '//pictures.example/a.webp', '/\t/evil/x', '', 3, null] },
    ['gallery.0', 'gallery.2', 'gallery.3', 'gallery.4', 'gallery.5: 3', 'gallery.6'],
  ],
])('where the data file has %s, its mistakes are logged', (_, entry, mistakes) => {
  const expected = 'title' in entry ? { gallery, breadcrumbImage } : { gallery };
  expect(read({ rooms: { 6: entry } }).get('6')).toEqual(expected);
  expect(jest.mocked(console.error).mock.calls).toEqual(
    mistakes.map((field) => [expect.stringContaining(`/data/room-galleries.json, rooms.6.${field}`)]),
  );
});

test.each([
  { id: 'GAL-14', is: 'missing', entry: undefined },
  { id: 'GAL-16', is: 'without pictures', entry: { gallery: [] } },
  { id: 'GAL-16', is: 'a list of what is not a picture', entry: { gallery: ['', 3, null, ELSEWHERE] } },
])('$id: a room that is $is in the data file has no pictures; the other rooms keep theirs', ({ entry }) => {
  const rooms = read({ rooms: { 6: entry, 7: { gallery } } });
  expect([...rooms]).toEqual([['7', { gallery }]]);
});

test.each([undefined, null, 'text', 6, [], {}, { rooms: null }, { rooms: [] }])(
  'GAL-13: a data file that holds %j is refused',
  (broken) => {
    expect(() => read(broken)).toThrow('/data/room-galleries.json: "rooms" is missing.');
  },
);
