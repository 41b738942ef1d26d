import { describeEachBrand } from '../support/brands';
import { hrefsOf, linksOf, textOf, textsOf } from '../support/elements';
import { exportedPathsIn, languageOf, readPage } from '../support/exported';

describeEachBrand((expected) => {
  const { footer, business, words } = expected.brand;
  const shown = () => readPage(expected.path).querySelector('footer');
  const column = (heading: string) =>
    [...(shown()?.querySelectorAll('h2') ?? [])].find((one) => textOf(one) === heading)?.parentElement ??
    null;

  test('FTR-01, FTR-02, FTR-10, FTR-11: the columns of links are those of the content, in its order', () => {
    const columns = [footer.help, footer.roomLinks, footer.more];
    expect(textsOf(shown(), 'h2')).toEqual([...columns.map(({ title }) => title), footer.contactHeading]);
    for (const { title, links } of columns) {
      expect(linksOf(column(title))).toEqual(
        links.map((link) => ({
          label: link.label,
          href: 'siteHref' in link ? link.siteHref : link.href,
        })),
      );
    }
  });

  test('FTR-03, FTR-04, FTR-05, FTR-06: "Get In Touch" has the place, the e-mail address and the telephone', () => {
    const touch = column(footer.contactHeading);
    expect(textOf(touch)).toContain(business.location);
    const { email, phone, phoneText } = business;
    expect(linksOf(touch).filter(({ href }) => /^(mailto|tel):/.test(href))).toEqual([
      { label: email, href: `mailto:${email}` },
      ...(phone ? [{ label: phoneText, href: `tel:${phone}` }] : []),
    ]);
    // an empty telephone keeps its element, which the style sheet hides
    expect([...(touch?.querySelectorAll('li') ?? [])].filter((item) => textOf(item) === '')).toHaveLength(
      phone ? 0 : 1,
    );
  });

  test('FTR-08, FTR-09: the map and the social pages open in a new tab', () => {
    const outside = [...(shown()?.querySelectorAll('a[href^="https:"]') ?? [])];
    expect(outside.map((link) => [textOf(link), link.getAttribute('href')])).toEqual([
      ...(business.whatsApp ? [[business.whatsApp.label, business.whatsApp.href]] : []),
      [words.maps, business.mapsUrl],
      ...business.social.map(({ label, href }) => [label, href]),
    ]);
    for (const link of outside) {
      expect(link.getAttribute('target')).toBe('_blank');
      expect(link.getAttribute('rel')).toContain('noopener');
    }
  });

  test('FTR-12: the footer links on to pages of the brand', () => {
    const own = hrefsOf(shown(), 'a:not([hreflang])').filter((href) => href.startsWith(`${expected.path}/`));
    expect(own.length).toBeGreaterThan(0);
    for (const href of own) expect(exportedPathsIn(languageOf(href))).toContain(href);
  });

  test('the way to the other brand and to both stands in the footer', () => {
    const links = linksOf(shown());
    for (const link of footer.otherBrands.links) expect(links).toContainEqual(link);
    expect(links.map(({ href }) => href)).toContain('/');
  });
});
