import { render, screen, waitFor } from '@testing-library/react';
import { RoomGallery } from '@/components/rooms/room-gallery';
import { BOUTIQUE } from '../../support/brands';
import { photoNamed } from '../../support/fake-photo';
import { mockFailedFetch, mockFetchedJson } from '../../support/mock-fetch';

const { rooms, labels } = BOUTIQUE;

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

// GAL-13 to GAL-16, ERR-04: one test, because a file that was fetched is kept for the visit
test('placeholders are shown without the file, which the next room requests again, and where it has no pictures', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  mockFailedFetch();
  const withoutFile = show(1);
  await expectPhotos('sand', 'water');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(log).toHaveBeenCalledWith(expect.stringContaining('could not be fetched'), expect.any(Error));
  withoutFile.unmount();
  mockFetchedJson({ rooms: { 2: { gallery: ['/photos/bath.webp', '/photos/suite.webp'] } } });
  const withPictures = show(2);
  await expectPhotos('bath', 'suite');
  withPictures.unmount();
  show(14);
  await expectPhotos('sand', 'water');
  expect(log).toHaveBeenCalledWith(expect.stringContaining('no pictures of room 14'));
});
