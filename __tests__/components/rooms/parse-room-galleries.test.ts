/** @jest-environment node */
import { parseRoomGalleries } from '@/components/rooms/parse-room-galleries';
import { FetchedJsonReader } from '@/components/utils/fetched-json-reader';

const gallery = ['/photos/a.webp'];
const breadcrumbImage = '/photos/b.webp';
const ELSEWHERE = 'https://pictures.example/a.webp';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation());

const read = (file: unknown) => parseRoomGalleries(new FetchedJsonReader(file, '/data/room-galleries.json'));

test.each([
  {
    has: 'the pictures and the banner of a room',
    entry: { gallery, breadcrumbImage, title: 'Sea' },
    wrong: 0,
  },
  { has: 'no banner (BNR-07)', entry: { gallery }, wrong: 0 },
  { has: 'an empty banner (BNR-07)', entry: { gallery, breadcrumbImage: ' ' }, wrong: 0 },
  { has: 'a banner of another site (BNR-07)', entry: { gallery, breadcrumbImage: ELSEWHERE }, wrong: 1 },
  {
    has: 'pictures of other sites',
    entry: { gallery: [ELSEWHERE, ...gallery, '//pictures.example/a.webp'] },
    wrong: 2,
  },
  { has: 'what is not a picture', entry: { gallery: ['', ...gallery, 3, null] }, wrong: 3 },
])('where the published file has $has, $wrong mistakes are logged', ({ entry, wrong }) => {
  const expected = 'title' in entry ? { gallery, breadcrumbImage } : { gallery };
  expect(read({ rooms: { 6: entry } }).get('6')).toEqual(expected);
  expect(console.error).toHaveBeenCalledTimes(wrong);
});

test.each([
  { id: 'GAL-14', is: 'missing', entry: undefined },
  { id: 'GAL-16', is: 'without pictures', entry: { gallery: [] } },
  { id: 'GAL-16', is: 'without a list of pictures', entry: { title: 'Sea' } },
  { id: 'GAL-16', is: 'a list of what is not a picture', entry: { gallery: ['', 3, null, ELSEWHERE] } },
  { id: 'GAL-16', is: 'no room at all', entry: 'x' },
])(
  '$id: a room that is $is in the published file has no pictures; the other rooms keep theirs',
  ({ entry }) => {
    const rooms = read({ rooms: { 6: entry, 7: { gallery } } });
    expect([...rooms]).toEqual([['7', { gallery }]]);
  },
);

test.each([undefined, null, 'text', 6, [], {}, { rooms: null }, { rooms: [] }])(
  'GAL-13: a published file that holds %j is refused',
  (broken) => {
    expect(() => read(broken)).toThrow(
      /^\/data\/room-galleries\.json.* is not a group of fields\.\n {2}Write/,
    );
  },
);
