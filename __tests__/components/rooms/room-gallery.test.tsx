import { render, screen, waitFor } from '@testing-library/react';
import { RoomGallery } from '@/components/rooms/room-gallery';
import { BOUTIQUE } from '../../support/brands';
import { photoNamed } from '../../support/create-photo';

const { rooms, labels } = BOUTIQUE;

const answer = (galleries: object) =>
  Object.assign(globalThis, { fetch: async () => ({ ok: true, json: async () => ({ rooms: galleries }) }) });

let log: jest.SpyInstance;
beforeEach(() => (log = jest.spyOn(console, 'error').mockImplementation(() => undefined)));
afterEach(() => log.mockRestore());

const show = (roomId: number) =>
  render(
    <RoomGallery
      roomId={roomId}
      title="Suite"
      photos={['suite', 'bath', 'terrace'].map((name) => photoNamed(name))}
      photoSizes="100vw"
      placeholders={['sand', 'water'].map((name) => photoNamed(name))}
      labels={{ ...rooms.labels.gallery, ...labels.controls }}
    />,
  );

const expectPhotos = (...names: readonly string[]) =>
  waitFor(() => {
    expect(screen.getAllByRole('img').map((photo) => photo.getAttribute('alt'))).toEqual(names);
    expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`\\b${names.length}$`));
  });

test('GAL-13, GAL-15, ERR-04: without the file placeholders are shown; the next room requests it again', async () => {
  Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
  const { unmount } = show(1);
  await expectPhotos('sand', 'water');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(log).toHaveBeenCalledWith(expect.stringContaining('could not be fetched'), expect.any(Error));
  unmount();
  answer({ 2: { gallery: ['/photos/bath.webp', '/photos/suite.webp'] } });
  show(2);
  await expectPhotos('bath', 'suite');
});

test('GAL-14, GAL-16: placeholders are shown of a room without pictures in the file, and it is logged', async () => {
  answer({ 2: { gallery: ['/photos/bath.webp', '/photos/suite.webp'] } });
  show(14);
  await expectPhotos('sand', 'water');
  expect(log).toHaveBeenCalledWith(expect.stringContaining('no pictures of room 14'));
});
