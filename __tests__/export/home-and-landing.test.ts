import { interpolate } from '@/lib/interpolate';
import { getLinks, getText, getTexts } from '../support/dom-queries';
import { nightPriceTextWithAllAmounts } from '../support/expected-price-and-booking-texts';
import { readPage } from '../support/exported-site';
import { brands, unbranded } from '../support/site';

describe.each(brands)('the home of $name', ({ href, home, booking, offers, rooms }) => {
  const page = readPage(href);
  /** Without those that replace the links to book while the house is closed. */
  const findLinksIn = (part: Element) =>
    getLinks(part).filter(({ label }) => label !== booking.closure?.label);
  const section = (id: string) => page.querySelector(`section[aria-labelledby="${id}"]`)!;

  // HMB-12, HSH-01, HSH-02, HSH-03, HSH-04, HSH-05, HSH-06, HSH-07
  test('the sections of the brand are in order', () => {
    const gallery = home.gallery.heading;
    expect(getTexts(page, 'main :is(h1, section h2:not([aria-roledescription=slide] *))')).toEqual([
      home.hero.title,
      home.intro.heading,
      ...(home.galleryAfter === 'intro' ? [gallery] : []),
      ...(home.ourLodges ? [home.ourLodges.heading] : []),
      ...(home.house ? [home.house.heading] : []),
      ...offers.map(({ title }) => title),
      home.bestRooms.heading,
      home.facilities.heading,
      ...(home.galleryAfter === 'facilities' ? [gallery] : []),
      home.video.heading,
      ...(home.testimonials.list.length > 0 ? [home.testimonials.heading] : []),
    ]);
  });

  test('BRD-06, ENT-11: the gallery has its tiles, each described', () => {
    const tiles = [...section('gallery').querySelectorAll('li')].map((tile) => ({
      texts: getTexts(tile, 'h3, p'),
      photo: tile.querySelector('img')?.getAttribute('src'),
      zoom: tile.querySelector('button')?.getAttribute('aria-label'),
      links: findLinksIn(tile),
    }));
    expect(tiles).toEqual(
      home.gallery.tiles.map(({ title, description, photo }) => ({
        texts: [title, description],
        photo: `/photos/${photo.name}.webp`,
        zoom: interpolate(home.gallery.labels.zoom, { title }),
        links: [{ label: home.gallery.bookingLabel, href: booking.url }],
      })),
    );
  });

  test('the doors of the drawing lead to their rooms', () => {
    const drawing = section('house')?.querySelector('[data-house-drawing]')?.cloneNode(true) as
      Element | undefined;
    for (const hidden of drawing?.querySelectorAll('a [aria-hidden]') ?? []) hidden.remove();
    expect(getLinks(drawing ?? null)).toEqual(
      (home.house?.floors ?? []).flatMap(({ rooms: behind }) =>
        behind.map(({ room }) => ({
          label: `${room.title} ${nightPriceTextWithAllAmounts(room.nightPrice)}`,
          href: room.href,
        })),
      ),
    );
  });

  // RMC-07, RMC-08, RMC-09, RMC-10, RMC-11
  test.each([
    ['best-rooms', home.bestRooms.featured],
    ['our-lodges', home.ourLodges?.featured ?? []],
  ])('the room cards of "%s"', (id, featured) => {
    const cards = [...page.querySelectorAll(`section[aria-labelledby="${id}"] article`)];
    const shown = cards.map((card, index) => {
      const { summary, guestsText, sizeText, nightPrice } = featured[index]!.room;
      return {
        photo: card.querySelector('img')?.getAttribute('src'),
        title: getText(card.querySelector('h3')),
        links: findLinksIn(card),
        missing: [summary, guestsText, sizeText, nightPriceTextWithAllAmounts(nightPrice)].filter(
          (text) => !getText(card).includes(text),
        ),
      };
    });
    expect(shown).toEqual(
      featured.map(({ room, photo }) => ({
        photo: `/photos/${photo.name}.webp`,
        title: room.title,
        links: [
          { label: booking.cardLabel, href: booking.url },
          { label: rooms.labels.viewDetails, href: room.href },
        ],
        missing: [],
      })),
    );
  });
});

const main = readPage('/').querySelector('main')!;
const { landing } = unbranded;

test('the landing page has a card for each brand, one of them highlighted', () => {
  const cards = [...main.querySelectorAll('a[data-highlighted]')].map((card) => [
    card.getAttribute('href'),
    getText(card),
    card.getAttribute('data-highlighted'),
  ]);
  expect(getText(main.querySelector('h1'))).toBe(landing.heading);
  expect(cards).toEqual(
    brands.map(({ id, href, tag, name, tagline, closures }) => [
      href,
      `${tag}${name}${tagline}${closures.map(({ text }) => text).join('')}${landing.linkLabel}`,
      String(id === landing.highlighted),
    ]),
  );
});

test.each(brands)('under the cards are the services of $name', ({ name, pages }) => {
  expect(getLinks(main.querySelector(`nav[aria-label="${name}"]`))).toEqual(
    landing.services
      .map((segment) => pages[segment])
      .filter(({ removed }) => !removed)
      .map(({ title, href }) => ({ label: title, href })),
  );
});
