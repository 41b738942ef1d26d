import { getPublishedInnerPages } from '@/content/model/pages';
import { readHead } from '../support/exported-site';
import { brands, unbranded } from '../support/site';

const { siteType, landing, notFound, chooserPages } = unbranded;

const screens = [
  { href: '/', title: landing.title, siteType },
  { href: '/404', title: notFound.title, siteType },
  ...Object.values(chooserPages).map((page) => ({ ...page, siteType })),
  ...brands.flatMap(({ pages, rooms, ...brand }) =>
    [
      { href: brand.href, title: pages.home.title },
      ...getPublishedInnerPages(pages),
      ...rooms.all.map((room) => ({ href: room.href, title: pages.room_details.title })),
    ].map((screen) => ({ ...screen, siteType: brand.siteType })),
  ),
];

test.each(screens)(
  'TTL-01, TTL-17: $href is titled "$siteType - $title"',
  ({ href, title, siteType: left }) => {
    expect(readHead(href).title).toBe(`${left} - ${title}`);
  },
);
