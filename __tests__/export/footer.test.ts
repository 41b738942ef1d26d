import { brands } from '@/content';
import { linksOf, textOf, textsOf } from '../support/elements';
import { readPage } from '../support/exported';

describe.each(brands)('the footer of $name', ({ href, footer, business, words }) => {
  const shown = readPage(href).querySelector('footer')!;
  const columns = [footer.help, footer.roomLinks, footer.more];
  const column = (heading: string) =>
    [...shown.querySelectorAll('h2')].find((one) => textOf(one) === heading)?.parentElement ?? null;

  test('has its columns in order', () => {
    expect(textsOf(shown, 'h2')).toEqual([...columns.map(({ title }) => title), footer.contactHeading]);
  });

  test.each(columns)('FTR-10, FTR-11: has the links of the column "$title"', ({ title, links }) => {
    expect(linksOf(column(title))).toEqual(
      links.map((link) => ({ label: link.label, href: 'siteHref' in link ? link.siteHref : link.href })),
    );
  });

  test('says where the brand is, its e-mail address and its telephone', () => {
    const touch = column(footer.contactHeading);
    const { location, email, phone, phoneText } = business;
    expect(textOf(touch)).toContain(location);
    expect(linksOf(touch).filter((link) => /^(mailto|tel):/.test(link.href))).toEqual([
      { label: email, href: `mailto:${email}` },
      ...(phone ? [{ label: phoneText, href: `tel:${phone}` }] : []),
    ]);
  });

  test('an empty telephone keeps its element, which the style sheet hides', () => {
    const empty = textsOf(column(footer.contactHeading), 'li').filter((text) => text === '');
    expect(empty).toHaveLength(business.phone ? 0 : 1);
  });

  test('FTR-09: leads to the map and the social pages', () => {
    expect(linksOf(shown).filter((link) => link.href.startsWith('https:'))).toEqual([
      ...(business.whatsApp ? [business.whatsApp] : []),
      { label: words.maps, href: business.mapsUrl },
      ...business.social,
    ]);
  });

  test('leads to the other brands, and to the page of all', () => {
    expect(linksOf(shown)).toEqual(expect.arrayContaining([...footer.otherBrands.links]));
    expect(footer.otherBrands.links.at(-1)?.href).toBe('/');
  });
});
