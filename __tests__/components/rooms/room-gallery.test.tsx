import { render, screen, waitFor } from '@testing-library/react';
import { BOUTIQUE } from '../../support/brands';
import { createPhotoContent } from '../../support/create-photo-content';
import { importIsolated } from '../../support/import-isolated';
import { mockFailedFetch, mockFetchedJson } from '../../support/mock-fetch';

const { rooms, labels } = BOUTIQUE;

let RoomGallery: typeof import('@/components/rooms/room-gallery').RoomGallery;
let log: jest.SpyInstance;

beforeEach(async () => {
  ({ RoomGallery } = await importIsolated(() => import('@/components/rooms/room-gallery')));
  log = jest.spyOn(console, 'error').mockImplementation();
});

const show = (roomId: number) =>
  render(
    <RoomGallery
      roomId={roomId}
      title="Suite"
      photos={['suite', 'bath', 'terrace'].map((name) => createPhotoContent(name))}
      photoSizes="100vw"
      fallbackPhotos={['sand', 'water'].map((name) => createPhotoContent(name))}
      labels={{ ...rooms.labels.gallery, ...labels.controls }}
    />,
  );

const expectPhotos = (...names: readonly string[]) =>
  waitFor(() => {
    expect(screen.getAllByRole('img').map((photo) => photo.getAttribute('alt'))).toEqual(names);
    expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`\\b${names.length}$`));
  });

const FILE = { rooms: { 2: { gallery: ['/photos/bath.webp', '/photos/suite.webp'] } } };

test('GAL-13, GAL-15, ERR-04: fallback photos are shown where the file cannot be fetched', async () => {
  mockFailedFetch();
  show(2);
  await expectPhotos('sand', 'water');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(log).toHaveBeenCalledWith(expect.stringContaining('could not be fetched'), expect.any(Error));
});

test('GAL-14, GAL-16: fallback photos are shown where the file has no photos of the room', async () => {
  mockFetchedJson(FILE);
  show(14);
  await expectPhotos('sand', 'water');
  expect(log).toHaveBeenCalledWith(expect.stringContaining('no pictures of room 14'));
});

test('what is no picture of the site is left out and logged', async () => {
  const others = ['https://pictures.example/a.webp', '//pictures.example/a.webp', '/\t/evil/x', '', 3];
  mockFetchedJson({ rooms: { 2: { gallery: [...others, '/photos/bath.webp'] }, 3: 'x' } });
  show(2);
  await expectPhotos('bath');
  expect(log).toHaveBeenCalledTimes(others.length);
  expect(log).toHaveBeenCalledWith(
    expect.stringContaining('/data/room-galleries.json, rooms.2.gallery.4: 3'),
  );
});

test('GAL-13: fallback photos are shown where the file has no rooms', async () => {
  mockFetchedJson({ rooms: [] });
  show(2);
  await expectPhotos('sand', 'water');
});
