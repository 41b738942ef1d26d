import { CHOOSERS, describeEachBrand, BRANDS, innerPages, screensOf } from '../support/brands';
import { textOf } from '../support/elements';
import { readPage } from '../support/exported';

function bannerOf(path: string) {
  const page = readPage(path);
  const breadcrumb = page.querySelector('main nav:has(> ol)');
  return {
    title: page.title,
    heading: textOf(page.querySelector('main h1')),
    breadcrumb: breadcrumb && textOf(breadcrumb),
    home: breadcrumb?.querySelector('a')?.getAttribute('href'),
    picture: page.querySelector('main img')?.getAttribute('src'),
    hidden: breadcrumb?.hasAttribute('hidden'),
  };
}

describeEachBrand((expected) => {
  test('BNR-01, BNR-02, BNR-03, BNR-09: every inner page has a banner with its title and the way back home', () => {
    for (const [path, title] of innerPages(expected)) {
      expect({ path, ...bannerOf(path) }).toMatchObject({
        path,
        title: `${expected.siteType} - ${title}`,
        heading: title,
        breadcrumb: `${expected.brand.words.home} / ${title}`,
        home: expected.path,
        picture: expect.stringMatching(/^\/photos\//),
      });
    }
  });

  test('BNR-04, BNR-08: the picture is that of the page, and the breadcrumb hidden where the page says so', () => {
    for (const [segment, { banner, breadcrumbHidden = false }] of screensOf(expected)) {
      expect({ segment, ...bannerOf(`${expected.path}/${segment}`) }).toMatchObject({
        segment,
        picture: `/photos/${banner.name}.webp`,
        hidden: breadcrumbHidden,
      });
    }
  });
});

test('BNR-01: the homes, the landing page, the pages that ask for a brand and the 404 page have none', () => {
  for (const path of [
    '/',
    '/404',
    ...BRANDS.map((expected) => expected.path),
    ...CHOOSERS.map((one) => `/${one}`),
  ]) {
    expect({ path, breadcrumb: bannerOf(path).breadcrumb }).toEqual({ path, breadcrumb: null });
  }
});
