import { render } from '@testing-library/react';
import { Precache } from '@/app/precache';
import { KeepOffline } from '@/components/offline/keep-offline';
import { getBrand } from '@/content';
import * as settings from '@/content/shared/settings.json';

jest.mock('@/content/shared/settings.json', () => ({ __esModule: true, worksOffline: true }));
jest.mock('@/components/offline/keep-offline', () => ({ KeepOffline: jest.fn(() => null) }));

const brand = getBrand('joya-boutique', 'de');

afterEach(() => jest.mocked(KeepOffline).mockClear());

test('a page has those of its brand kept in its language, the one for missing pages first', () => {
  render(<Precache lang="de" brand={brand} />);
  expect(jest.mocked(KeepOffline).mock.calls[0]?.[0]).toEqual({
    precache: [
      '/de/offline',
      brand.pages.contact.href,
      brand.pages.room.href,
      brand.rooms.listed[0].href,
      '/data/room-galleries.json',
    ],
  });
});

test('with the switch off no page asks for a worker', () => {
  jest.replaceProperty(settings, 'worksOffline', false);
  render(<Precache lang="de" brand={brand} />);
  expect(KeepOffline).not.toHaveBeenCalled();
});
