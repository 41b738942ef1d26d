import { render, waitFor } from '@testing-library/react';
import { RoomGallery } from '@/components/rooms/room-gallery';
import type { Photo } from '@/content';

const photo = (name: string): Photo => ({
  name,
  alt: name,
  version: '0',
  widths: [800],
  width: 800,
  height: 600,
  placeholderColor: '#fff',
});

const labels = {
  label: 'Pictures of {room}',
  enlarge: 'Enlarge',
  picture: 'Picture {number}',
  position: '{number} / {count}',
  picturePosition: '{number} of {count}',
  previous: 'Previous',
  next: 'Next',
  close: 'Close',
};

const answer =
  (json: () => Promise<unknown>, status = 200) =>
  async () => ({ ok: status === 200, status, json });
const noRoom = answer(async () => ({ rooms: { 16: { gallery: [] } } }));

test.each([
  ['GAL-13, GAL-15', 'the request fails', 1, () => Promise.reject(new TypeError('Failed to fetch'))],
  ['GAL-13, GAL-15', 'the request is refused', 1, answer(async () => ({ rooms: {} }), 500)],
  ['GAL-13, GAL-15', 'there is no file', 1, answer(async () => ({ rooms: {} }), 404)],
  ['GAL-13, GAL-15', 'it brings no JSON', 1, answer(() => Promise.reject(new SyntaxError('Unexpected end')))],
  ['GAL-14', 'the file does not have the room', 14, noRoom],
  ['GAL-16', 'the file has no picture of the room', 16, noRoom],
])('%s: where %s, the placeholders are shown and it is logged', async (ids, _, roomId, fetch) => {
  Object.assign(globalThis, { fetch });
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { container } = render(
    <RoomGallery
      roomId={roomId}
      title="Suite"
      photos={[photo('suite'), photo('bath'), photo('terrace')]}
      placeholders={[photo('sand'), photo('water')]}
      labels={labels}
    />,
  );
  const thumbs = () =>
    [...container.querySelectorAll('button[aria-label^="Picture "] img')].map((img) =>
      img.getAttribute('src'),
    );
  await waitFor(() => expect(thumbs()).toEqual(['/photos/sand.webp', '/photos/water.webp']));
  expect(container).toHaveTextContent('1 of 2');
  const said = ids === 'GAL-13, GAL-15' ? 'could not be fetched' : `no pictures of room ${roomId}`;
  expect(log.mock.calls.map(([message]) => message).join()).toContain(said);
  log.mockRestore();
});
