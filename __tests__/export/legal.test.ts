import { brands, getBrand, site } from '@/content';
import { linksOf, textOf } from '../support/elements';
import { exportedPaths, readPage } from '../support/exported';

const SEGMENTS = ['privacy', 'accessibility', 'legal'] as const;

/** Articles have one too. */
const footerOf = (path: string) => [...readPage(path).querySelectorAll('footer')].at(-1) ?? null;
const mainOf = (path: string) => readPage(path).querySelector('main');

test('every page leads to the three pages of its brand in its footer; pages without a brand to those of the brand whose theme they use', () => {
  for (const path of exportedPaths().filter((one) => one !== '/404')) {
    const brand = brands.find(({ href }) => path === href || path.startsWith(`${href}/`));
    const expected = SEGMENTS.map((segment) => {
      const { title, href } = (brand ?? getBrand(site.themeBrand)).pages[segment];
      return { label: title, href };
    });
    expect({ path, links: linksOf(footerOf(path)) }).toEqual({
      path,
      links: expect.arrayContaining(expected),
    });
  }
});

test.each(brands)(
  'the privacy page of $name names who else receives data of a visitor: the mail service, the map and the booking site',
  ({ pages, booking }) => {
    const text = textOf(mainOf(pages.privacy.href));
    const bookingSite = new URL(booking.url).hostname.replace(/^www\./, '');
    for (const recipient of ['EmailJS', 'OpenStreetMap', bookingSite]) expect(text).toContain(recipient);
  },
);

test.each(brands)(
  'who meets a barrier at $name, or asks for their data, has an address to write to',
  (brand) => {
    const { pages, business } = brand;
    for (const segment of SEGMENTS) {
      expect(linksOf(mainOf(pages[segment].href))).toContainEqual({
        label: business.email,
        href: `mailto:${business.email}`,
      });
    }
  },
);

test.each(brands)(
  'the legal notice of $name has each field of the owner, or says that it is missing',
  (brand) => {
    const { owner, fields } = brand.legalNotice;
    const rows = Object.fromEntries(
      [...(mainOf(brand.pages.legal.href)?.querySelectorAll('dl > div') ?? [])].map((row) =>
        [row.querySelector('dt'), row.querySelector('dd')].map(textOf),
      ),
    );
    const values: Readonly<Record<string, string>> = { ...owner };
    for (const [field, label] of Object.entries(fields.labels)) {
      expect({ [label]: rows[label] }).toEqual({
        [label]: values[field] || `${fields.sample} ${fields.missing}`,
      });
    }
  },
);
