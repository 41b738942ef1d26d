import { brands, site } from '@/content';
import { textOf } from '../support/elements';
import { readPage } from '../support/exported';

function bannerOf(path: string) {
  const main = readPage(path).querySelector('main');
  const breadcrumb = main?.querySelector('nav:has(> ol)');
  return {
    path,
    heading: textOf(main?.querySelector('h1') ?? null),
    breadcrumb: breadcrumb && textOf(breadcrumb),
    home: breadcrumb?.querySelector('a')?.getAttribute('href'),
    picture: main?.querySelector('img')?.getAttribute('src'),
    hidden: breadcrumb?.hasAttribute('hidden'),
  };
}

describe.each(brands)('$name', ({ href, pages, rooms, words }) => {
  const screens = Object.values(pages);

  test('BNR-01, BNR-02, BNR-03, BNR-09: every inner page has a banner with its title and the way back home', () => {
    const paths = [
      ...screens.map((page) => [page.href, page.title]),
      ...rooms.all.map((room) => [room.href, pages.room_details.title]),
    ] as const;
    for (const [path = '', title] of paths) {
      expect(bannerOf(path)).toMatchObject({
        heading: title,
        breadcrumb: `${words.home} / ${title}`,
        home: href,
        picture: expect.stringMatching(/^\/photos\//),
      });
    }
  });

  test('the picture is that of the page', () => {
    expect(screens.map((page) => bannerOf(page.href).picture)).toEqual(
      screens.map(({ banner }) => `/photos/${banner.name}.webp`),
    );
  });

  test('the breadcrumb is hidden where the page says so', () => {
    const hidden = screens.filter((page) => bannerOf(page.href).hidden);
    expect(hidden).toEqual(screens.filter(({ breadcrumbHidden }) => breadcrumbHidden));
  });
});

test('BNR-01: the homes, the landing page, the pages that ask for a brand and the 404 page have none', () => {
  const choosers = Object.values(site.chooserPages);
  const paths = ['/', '/404', ...[...brands, ...choosers].map(({ href }) => href)];
  expect(paths.filter((path) => bannerOf(path).breadcrumb)).toEqual([]);
});
