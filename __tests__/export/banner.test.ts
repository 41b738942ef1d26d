import { getPublishedInnerPages } from '@/content/model/pages';
import { getText } from '../support/dom-queries';
import { readPage } from '../support/exported-site';
import { brands, unbranded } from '../support/site';

function getBanner(path: string) {
  const main = readPage(path).querySelector('main');
  const breadcrumb = main?.querySelector('nav:has(> ol)');
  return {
    heading: getText(main?.querySelector('h1') ?? null),
    breadcrumb: breadcrumb ? getText(breadcrumb) : null,
    home: breadcrumb?.querySelector('a')?.getAttribute('href'),
    hidden: breadcrumb?.hasAttribute('hidden'),
    photo: main?.querySelector('img')?.getAttribute('src'),
  };
}

const banners = brands.flatMap(({ href, pages, rooms, labels }) => [
  ...getPublishedInnerPages(pages).map(({ href: path, title, breadcrumbHidden = false, banner }) => ({
    path,
    expected: {
      heading: title,
      breadcrumb: `${labels.home} / ${title}`,
      home: href,
      hidden: breadcrumbHidden,
      photo: `/photos/${banner.name}.webp`,
    },
  })),
  // its picture: rooms.test.ts
  ...rooms.all.map((room) => ({
    path: room.href,
    expected: { heading: pages.room_details.title, home: href },
  })),
]);

// BNR-01, BNR-02, BNR-03, BNR-09
test.each(banners)('$path has a banner with its title, picture and breadcrumb', ({ path, expected }) => {
  expect(getBanner(path)).toMatchObject(expected);
});

test.each(['/', '/404', ...[...brands, ...Object.values(unbranded.chooserPages)].map(({ href }) => href)])(
  'BNR-01: %s is not an inner page and has none',
  (path) => {
    expect(getBanner(path).breadcrumb).toBeNull();
  },
);
