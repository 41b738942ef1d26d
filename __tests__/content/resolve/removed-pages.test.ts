import type { ContentInput } from '@/content/model/files/content-input';
import { getInnerPages, type BrandPageSegment } from '@/content/model/pages';
import { resolveSiteWithChange, type Writable } from '../../support/resolve-changed-content';
import { testContentAsHandedOver } from '../../support/test-content-as-handed-over';

/** The first brand after a change. */
const firstBrandWithChange = (...[change]: Parameters<typeof resolveSiteWithChange>) =>
  resolveSiteWithChange(change).brands[0]!;

const removed = (...segments: BrandPageSegment[]) =>
  firstBrandWithChange(({ brands }) =>
    segments.forEach((segment) => (brands[0]!.pages[segment].removed = true)),
  );

/** What the site no longer has. */
const missing = ({ pages }: ReturnType<typeof firstBrandWithChange>) =>
  Object.keys(pages).filter(
    (name) => name !== 'home' && !getInnerPages(pages).includes(pages[name as BrandPageSegment]),
  );

const TEXT = ['A text of its own.'];

testContentAsHandedOver.each<[name: string, change: (all: Writable<ContentInput>) => void, gone: string[]]>([
  ['a team without an entry', ({ brands }) => (brands[0]!.team.members.length = 0), ['our_team']],
  ['a blog without a post', (all) => (all.posts = []), ['blog', 'blog_details']],
  [
    'posts that all have a text of their own',
    (all) => (all.posts = all.posts.map((post) => ({ ...post, article: TEXT }))),
    ['blog_details'],
  ],
])('a page without content is not on the site: %s', (_, change, gone) => {
  expect(missing(firstBrandWithChange(change))).toEqual(gone);
});

test('a page that is taken off the site is in no menu, footer or row of buttons', () => {
  const brand = removed('find_room', 'our_team', 'pricing', 'blog');
  expect(missing(brand)).toEqual([
    'find_room',
    'room_details',
    'our_team',
    'pricing',
    'blog',
    'blog_details',
  ]);
  const { header, footer, contact, pages } = brand;
  const links = [...header.nav, ...footer.more.links, ...contact.callToAction.links].map(({ href }) => href);
  for (const segment of ['find_room', 'our_team', 'pricing', 'blog'] as const)
    expect(links).not.toContain(pages[segment].href);
  expect(links).toContain(pages.contact.href);
  expect(brand.blog).toMatchObject({ posts: [] });
  expect(brand.blog).not.toHaveProperty('allPosts');
  expect(brand).not.toHaveProperty('feedHref');
});

test('a link that a page cannot do without is refused where its page is off the site', () => {
  const change = ({ brands: [first] }: ContentInput) => {
    first!.pages.pricing.removed = true;
    Object.assign(first!.home.hero.secondaryLink, { href: '/pricing' });
  };
  expect(() => firstBrandWithChange(change)).toThrow(
    /hero\.secondaryLink\.href: there is no page "\/pricing"\.\n {2}Write one of /,
  );
});
