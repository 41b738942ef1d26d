import { brands, site } from '@/content';
import { readPage } from '../support/exported';

test.each(brands)(
  'TTL-01, TTL-04, TTL-05, TTL-06, TTL-07, TTL-08, TTL-09, TTL-10, TTL-11, TTL-12, TTL-13, TTL-14, TTL-15, TTL-16, TTL-17, TTL-18, TTL-19: every document of $name is titled with the site type, a hyphen and the page title',
  ({ id, siteType, homeMeta, pages, rooms }) => {
    const titles: Record<string, string> = {
      [`/${id}`]: homeMeta.title,
      ...Object.fromEntries(
        Object.entries(pages).map(([segment, { title }]) => [`/${id}/${segment}`, title]),
      ),
      ...Object.fromEntries(rooms.all.map((room) => [`/${id}/room/${room.id}`, pages.room_details.title])),
    };
    const delivered = Object.keys(titles).map((path) => [path, readPage(path).title]);
    expect(Object.fromEntries(delivered)).toEqual(
      Object.fromEntries(Object.entries(titles).map(([path, title]) => [path, `${siteType} - ${title}`])),
    );
  },
);

test('TTL-01, TTL-02, TTL-20: pages of no brand have the site type of the family', () => {
  const { siteType, landing, notFound, chooserPages } = site;
  const titles = {
    '/': landing.title,
    '/404': notFound.title,
    ...Object.fromEntries(Object.entries(chooserPages).map(([segment, { title }]) => [`/${segment}`, title])),
  };
  for (const [path, title] of Object.entries(titles)) {
    expect([path, readPage(path).title]).toEqual([path, `${siteType} - ${title}`]);
  }
});
