import { act, render } from '@testing-library/react';
import { RoomBanner } from '@/components/rooms/room-banner';
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

/** The file as the owner has changed it: a banner for rooms 4 and 6, none for room 8. */
const published = {
  rooms: {
    4: { gallery: ['/photos/a.webp'], breadcrumbImage: '/photos/new.webp' },
    6: { gallery: ['/photos/a.webp'], breadcrumbImage: '/photos/new.webp' },
    8: { gallery: ['/photos/a.webp'] },
  },
};

async function bannerOf(room: { readonly id: number; readonly bannerFixed?: true }) {
  Object.assign(globalThis, { fetch: async () => ({ ok: true, json: async () => published }) });
  const { container } = render(
    <RoomBanner
      room={{ ...room, banner: photo('built') }}
      layout="arch"
      photo={photo('list')}
      title="Room"
      home={{ label: 'Home', href: '/brand' }}
      breadcrumbLabel="You are here"
    />,
  );
  // the file is there
  await act(async () => undefined);
  return container.querySelector('img')?.getAttribute('src');
}

test('BNR-05: the banner of a room is the one that the published file names', async () => {
  expect(await bannerOf({ id: 6 })).toBe('/photos/new.webp');
});

test('BNR-06: a banner that content fixes stays, whatever the file says', async () => {
  expect(await bannerOf({ id: 4, bannerFixed: true })).toBe('/photos/built.webp');
});

test('BNR-07: a room for which the file names no banner has that of the room list', async () => {
  expect(await bannerOf({ id: 8 })).toBe('/photos/list.webp');
});
