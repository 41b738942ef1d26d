import { act, render } from '@testing-library/react';
import { RoomBanner } from '@/components/rooms/room-banner';
import { createPhotoContent } from '../../support/create-photo-content';
import { mockFetchedJson } from '../../support/mock-fetch';
import { brands } from '../../support/site';

const gallery = ['/photos/a.webp'];
const named = { gallery, breadcrumbImage: '/photos/new.webp' };
/** The file as the owner has changed it: a banner for rooms 4 and 6, none for room 8. */
const dataFile = { rooms: { 4: named, 6: named, 8: { gallery } } };

test.each([
  ['BNR-05: is the one that the data file names', { id: 6 }, 'new'],
  ['stays where content fixes it', { id: 4, bannerFixed: true }, 'built'],
  ['BNR-07: is that of the room list where the file names none', { id: 8 }, 'list'],
] as const)('the banner of a room %s', async (_, room, name) => {
  mockFetchedJson(dataFile);
  const { container } = render(
    <RoomBanner
      room={{ ...room, banner: createPhotoContent('built') }}
      brand={brands[0]!}
      photo={createPhotoContent('list')}
      title="Room"
    />,
  );
  // the file is there
  await act(async () => undefined);
  expect(container.querySelector('img')).toHaveAttribute('src', `/photos/${name}.webp`);
});
