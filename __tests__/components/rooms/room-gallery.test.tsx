import { render, screen } from '@testing-library/react';
import { RoomGallery } from '@/components/rooms/room-gallery';
import { BOUTIQUE } from '../../support/brands';
import { photoNamed } from '../../support/create-photo';

const { rooms, labels } = BOUTIQUE;

const answer =
  (json: () => Promise<unknown>, status = 200) =>
  async () => ({ ok: status === 200, status, json });
const noRoom = answer(async () => ({ rooms: { 16: { gallery: [] } } }));

test.each([
  ['GAL-13, GAL-15', 'the request fails', 1, () => Promise.reject(new TypeError('Failed to fetch'))],
  ['GAL-13, GAL-15', 'the request is refused', 1, answer(async () => ({ rooms: {} }), 500)],
  ['GAL-13, GAL-15', 'it brings no JSON', 1, answer(() => Promise.reject(new SyntaxError('Unexpected end')))],
  ['GAL-14', 'the file does not have the room', 14, noRoom],
  ['GAL-16', 'the file has no picture of the room', 16, noRoom],
])('%s: where %s, the placeholders are shown and it is logged', async (ids, _, roomId, fetch) => {
  Object.assign(globalThis, { fetch });
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <RoomGallery
      roomId={roomId}
      title="Suite"
      photos={[photoNamed('suite'), photoNamed('bath'), photoNamed('terrace')]}
      photoSizes="100vw"
      placeholders={[photoNamed('sand'), photoNamed('water')]}
      labels={{ ...rooms.labels.gallery, ...labels.controls }}
    />,
  );
  expect(await screen.findByRole('img', { name: 'sand' })).toBeVisible();
  expect(screen.getAllByRole('img')).toHaveLength(2);
  const said = ids === 'GAL-13, GAL-15' ? 'could not be fetched' : `no pictures of room ${roomId}`;
  expect(log.mock.calls.map(([message]) => message).join()).toContain(said);
  log.mockRestore();
});
