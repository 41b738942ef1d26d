import { interpolate } from '@/components/ui/interpolate';
import { render, waitFor } from '@testing-library/react';
import { RoomGallery } from '@/components/rooms/room-gallery';
import { getBrand } from '@/content';

const {
  rooms,
  words: { controls },
} = getBrand('joya-boutique');
const labels = { ...rooms.words.gallery, ...controls };

const answer =
  (json: () => Promise<unknown>, status = 200) =>
  async () => ({ ok: status === 200, status, json });

let log: jest.SpyInstance;

beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => log.mockRestore());

/** Opens the gallery of a room and waits for the pictures that replace its own. */
async function expectPlaceholders(roomId: number) {
  const { container } = render(
    <RoomGallery
      roomId={roomId}
      title="Room"
      photos={rooms.all[0]!.gallery}
      placeholders={rooms.placeholders}
      labels={labels}
    />,
  );
  const thumbs = () =>
    [
      ...container.querySelectorAll(
        `button[aria-label^="${interpolate(labels.picture, { number: '' })}"] img`,
      ),
    ].map((img) => img.getAttribute('src'));
  const srcs = rooms.placeholders.map(({ name }) => `/photos/${name}.webp`);
  await waitFor(() => expect(thumbs()).toEqual(srcs));
  expect(container).toHaveTextContent(interpolate(labels.picturePosition, { number: 1, count: srcs.length }));
}

test.each([
  ['fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is refused', answer(async () => ({ rooms: {} }), 500)],
  ['finds no file', answer(async () => ({ rooms: {} }), 404)],
  ['brings no JSON', answer(() => Promise.reject(new SyntaxError('Unexpected end of JSON input')))],
])('GAL-13, GAL-15: when the request %s, the placeholders are shown and it is logged', async (_, fetch) => {
  Object.assign(globalThis, { fetch });
  await expectPlaceholders(1);
  expect(log).toHaveBeenCalledWith(expect.stringContaining('could not be fetched'), expect.any(Error));
});

test('GAL-14, GAL-16: of a room that the file does not have, or has no picture of, the placeholders are shown and it is logged', async () => {
  Object.assign(globalThis, { fetch: answer(async () => ({ rooms: { 16: { gallery: [] } } })) });
  for (const id of [14, 16]) {
    await expectPlaceholders(id);
    expect(log).toHaveBeenLastCalledWith(expect.stringContaining(`no pictures of room ${id}`));
  }
});
