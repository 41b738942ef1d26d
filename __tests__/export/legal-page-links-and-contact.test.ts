import { getLinks, getText } from '../support/dom-queries';
import { listExportedEnglishPaths, readPage } from '../support/exported-site';
import { brands, getBrand, unbranded } from '../support/site';
import { testContentAsHandedOver } from '../support/test-content-as-handed-over';

const SEGMENTS = ['privacy', 'accessibility', 'legal'] as const;
const getMain = (path: string) => readPage(path).querySelector('main');

test('the footer of every page links the legal pages of its brand or theme brand', () => {
  for (const path of listExportedEnglishPaths().filter((path) => path !== '/404')) {
    const brand =
      brands.find(({ href }) => `${path}/`.startsWith(`${href}/`)) ?? getBrand(unbranded.themeBrand);
    const links = getLinks(readPage(path).querySelector('footer:not(main *)'));
    expect([path, ...links]).toEqual(
      expect.arrayContaining([
        path,
        ...SEGMENTS.map((segment) => ({
          label: brand.pages[segment].title,
          href: brand.pages[segment].href,
        })),
      ]),
    );
  }
});

describe.each(brands)('$name', ({ pages, booking, business }) => {
  // what it says is its owner's
  testContentAsHandedOver.each([
    'EmailJS',
    'OpenStreetMap',
    new URL(booking.url).hostname.replace(/^www\./, ''),
  ])('says that %s receives data of a visitor', (recipient) => {
    expect(getText(getMain(pages.privacy.href))).toContain(recipient);
  });

  test.each(SEGMENTS)('gives on its page "%s" an address to write to', (segment) => {
    const { email } = business;
    expect(getLinks(getMain(pages[segment].href))).toContainEqual({ label: email, href: `mailto:${email}` });
  });
});
