/** @jest-environment node */
import { parseRoomGalleries } from '@/components/rooms/parse-room-galleries';
import { PublishedJsonReader } from '@/components/ui/published-json-reader';

const gallery = ['/photos/a.webp'];
const breadcrumbImage = '/photos/b.webp';
const ELSEWHERE = 'https://pictures.example/a.webp';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation());

const read = (file: unknown) =>
  parseRoomGalleries(new PublishedJsonReader(file, '/data/room-galleries.json'));

test.each([
  ['the pictures and the banner of a room', { gallery, breadcrumbImage, title: 'Sea' }, 0],
  ['BNR-07: no banner', { gallery }, 0],
  ['BNR-07: an empty banner', { gallery, breadcrumbImage: ' ' }, 0],
  ['BNR-07: a banner of another site', { gallery, breadcrumbImage: ELSEWHERE }, 1],
  ['pictures of other sites', { gallery: [ELSEWHERE, ...gallery, '//pictures.example/a.webp'] }, 2],
  ['what is not a picture', { gallery: ['', ...gallery, 3, null] }, 3],
])('the published file of pictures may have %s', (_, entry, wrong) => {
  const expected = 'title' in entry ? { gallery, breadcrumbImage } : { gallery };
  expect(read({ rooms: { 6: entry } }).get('6')).toEqual(expected);
  expect(console.error).toHaveBeenCalledTimes(wrong);
});

test.each([
  ['GAL-14: no room of the number', undefined],
  ['GAL-16: no picture of the room', { gallery: [] }],
  ['GAL-16: no list of pictures', { title: 'Sea' }],
  ['GAL-16: only what is not a picture', { gallery: ['', 3, null, ELSEWHERE] }],
  ['GAL-16: something else altogether', 'x'],
])('the published file of pictures may have %s; the other rooms keep theirs', (_, entry) => {
  const rooms = read({ rooms: { 6: entry, 7: { gallery } } });
  expect([...rooms]).toEqual([['7', { gallery }]]);
});

test.each([undefined, null, 'text', 6, [], {}, { rooms: null }, { rooms: [] }])(
  'GAL-13: it may hold something else altogether, which is refused: %j',
  (broken) => {
    expect(() => read(broken)).toThrow(
      /^\/data\/room-galleries\.json.* is not a group of fields\.\n {2}Write/,
    );
  },
);
