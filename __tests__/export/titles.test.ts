import { brands, site } from '@/content';
import { readPage } from '../support/exported';

const titlesOf = (pages: readonly { readonly href: string }[]) =>
  pages.map(({ href }) => [href, readPage(href).title]);

describe.each(brands)('the titles of $name', ({ href, siteType, homeMeta, pages, rooms }) => {
  test('TTL-01: are the site type, a hyphen and the title of the page', () => {
    const screens = [{ href, title: homeMeta.title }, ...Object.values(pages)];
    expect(titlesOf(screens)).toEqual(screens.map((page) => [page.href, `${siteType} - ${page.title}`]));
  });

  test('TTL-17: are the same for every room', () => {
    const title = `${siteType} - ${pages.room_details.title}`;
    expect(titlesOf(rooms.all)).toEqual(rooms.all.map((room) => [room.href, title]));
  });
});

test('TTL-01: pages without a brand have the site type of the family', () => {
  const { siteType, landing, notFound, chooserPages } = site;
  const screens = [
    { href: '/', title: landing.title },
    { href: '/404', title: notFound.title },
    ...Object.values(chooserPages),
  ];
  expect(titlesOf(screens)).toEqual(screens.map(({ href, title }) => [href, `${siteType} - ${title}`]));
});
