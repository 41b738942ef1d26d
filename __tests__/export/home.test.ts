import type { RoomSection } from '@/content/types';
import { describeEachBrand } from '../support/brands';
import { hrefsOf, linksOf, textOf, textsOf } from '../support/elements';
import { readPage } from '../support/exported';

describeEachBrand((expected) => {
  const { home, booking, business, rooms } = expected.brand;
  const page = () => readPage(expected.path);
  const section = (id: string) => page().querySelector(`section[aria-labelledby="${id}"]`);

  test('HMB-11, HMB-12, HSH-01, HSH-02, HSH-03, HSH-04, HSH-05, HSH-06, HSH-07: the sections are those of the brand, in order', () => {
    const gallery = home.gallery.heading;
    expect(textsOf(page(), 'main :is(h1, section h2:not([aria-roledescription=slide] *))')).toEqual([
      home.hero.title,
      home.intro.heading,
      ...(home.galleryAfter === 'intro' ? [gallery] : []),
      ...(home.ourLodges ? [home.ourLodges.heading] : []),
      home.bestRooms.heading,
      ...(home.house ? [home.house.heading] : []),
      home.facilities.heading,
      ...(home.galleryAfter === 'facilities' ? [gallery] : []),
      home.video.heading,
      home.testimonials.heading,
    ]);
  });

  test('HMB-07, HMV-12: the strip of amenities', () => {
    const { heading, list } = home.amenities;
    const strip = page().querySelector(`section[aria-label="${heading}"]`);
    expect(textsOf(strip, 'li')).toEqual(list.map(({ label }) => label));
  });

  test('HMB-08, HMB-09, HMB-10, HMV-15, HMV-16, HMV-17, HMV-18: the intro has its features, the host and an address to write to', () => {
    const intro = section('about-the-house');
    const shownText = textOf(intro);
    for (const text of home.intro.paragraphs) expect(shownText).toContain(text);
    expect(textsOf(intro, 'li')).toEqual(home.intro.features);
    expect(shownText).toContain(`${business.host} ${home.intro.hostRole}`);
    expect(shownText).toContain(`${home.intro.contactLabel} ${business.email}`);
    expect(linksOf(intro)).toEqual([{ label: business.email, href: `mailto:${business.email}` }]);
  });

  test('the drawing of the house numbers each place that the list below it tells, and no other', () => {
    const { drawing, places } = home.house!;
    const house = section('house');
    expect(house?.querySelector('img')?.getAttribute('alt')).toBe(drawing.alt);
    expect(textsOf(house, 'span[aria-hidden]')).toEqual(places.map((_, index) => String(index + 1)));
    expect(textsOf(house, 'ol h3')).toEqual(places.map(({ name }) => name));
    expect(linksOf(house)).toEqual(places.flatMap(({ name, href }) => (href ? [{ label: name, href }] : [])));
  });

  test('HMV-19, HMV-20, HSH-08, BRD-06, ENT-11: the gallery has its tiles, each described', () => {
    const tiles = [...(section('gallery')?.querySelectorAll('li') ?? [])].map((tile) => ({
      title: textOf(tile.querySelector('h3')),
      description: textOf(tile.querySelector('p')),
      picture: tile.querySelector('img')?.getAttribute('src'),
      zoom: tile.querySelector('button')?.getAttribute('aria-label'),
    }));
    expect(tiles).toEqual(
      home.gallery.tiles.map(({ title, description, photo }) => ({
        title,
        description,
        picture: `/photos/${photo.name}.webp`,
        zoom: `${home.gallery.words.zoom} ${title}`,
      })),
    );
  });

  test('HMV-24, GEN-05, RMC-10: every way to book leaves the site in a new tab', () => {
    const links = [...page().querySelectorAll(`a[href="${booking.url}"]`)];
    const { bookingLabel, tiles } = home.gallery;
    const cards = home.bestRooms.featured.length + (home.ourLodges?.featured.length ?? 0);
    expect(links.map(textOf).sort()).toEqual(
      [
        booking.navLabel,
        booking.cardLabel,
        ...tiles.map(() => bookingLabel),
        ...Array<string>(cards).fill(booking.cardLabel),
      ].sort(),
    );
    for (const link of links) {
      expect(link.getAttribute('target')).toBe('_blank');
      expect(link.getAttribute('rel')).toContain('noopener');
    }
    const named = [...page().querySelectorAll('a')].filter((link) =>
      [booking.navLabel, booking.cardLabel, bookingLabel].includes(textOf(link)),
    );
    expect(named).toEqual(links);
  });

  test('RMC-01, RMC-02, RMC-03, RMC-04, RMC-09: the rooms are those that content picks, in order', () => {
    const linked = (id: string) =>
      linksOf(section(id))
        .filter(({ label }) => label === rooms.words.viewDetails)
        .map(({ href }) => href);
    const to = (featured: RoomSection['featured']) => featured.map(({ room }) => room.href);
    expect(linked('best-rooms')).toEqual(to(home.bestRooms.featured));
    expect(linked('our-lodges')).toEqual(to(home.ourLodges?.featured ?? []));
  });

  test('FAC-01, FAC-02, FAC-03, FAC-04, FAC-05: the facilities lead on, and below them stands the way to all services', () => {
    const { blocks, viewAll } = home.facilities;
    const facilities = section('facilities');
    const shown = [...(facilities?.querySelectorAll('li') ?? [])].map((block) => ({
      heading: textOf(block.querySelector('h3')),
      pictures: block.querySelectorAll('img').length,
      links: linksOf(block),
    }));
    expect(shown).toEqual(
      blocks.map(({ heading, link }) => ({
        heading,
        pictures: 1,
        links: [link],
      })),
    );
    expect(linksOf(facilities).at(-1)).toEqual({ label: viewAll.label, href: viewAll.siteHref });
    expect(hrefsOf(facilities)).toHaveLength(blocks.length + 1);
  });

  test('ERR-05: a browser without video reads why it sees none', () => {
    expect(textsOf(page(), 'main video')).toEqual([home.video.unsupported]);
  });
});
