/** @jest-environment node */
import { fieldset, heading, list, pageLink, photo, reference } from '@/content/fields/field-types';
import { sourceCatalog } from '@/content/i18n/catalog';
import { createFormatters } from '@/content/i18n/formatters';
import { resolveFields } from '@/content/resolve/resolve-fields';
import { createSitePath } from '@/lib/site-path';
import { content } from '../../support/site';

const schema = fieldset('Page', {
  title: heading(),
  room: reference('room', 'Room'),
  button: pageLink().optional(),
  links: list('Links', pageLink()),
  photos: list('Pictures', photo()),
});

const formatters = createFormatters(sourceCatalog.language, content.shared.formatTexts);
const files = { version: '1', width: 8, height: 6, widths: [8], averageColor: '#fff', variantsHash: '2' };
const context = {
  catalog: sourceCatalog,
  formatters,
  sourceFormatters: formatters,
  variables: { rooms: 6 },
  href: createSitePath('/house'),
  siteHome: createSitePath('/'),
  referenceTargets: {
    brand: [],
    page: ['/about'],
    photo: ['sea'],
    room: [1],
    tour: [],
    place: [],
    question: [],
  },
  reportTooLongTranslation: () => undefined,
  removedTargets: { page: ['/blog'], room: [2] },
  photos: { sea: { entry: { file: 'sea.jpg', alt: 'Sea', focus: { x: 0.2, y: 1 } }, files } },
};

const ABOUT = { label: 'About', href: '/about' };
const BLOG = { label: 'Blog', href: '/blog' };
const PAGE = { title: '{rooms} rooms', room: 1, links: [BLOG, ABOUT], button: BLOG, photos: ['sea'] };
const resolvePageValue = (value: object) =>
  resolveFields({ file: 'page.json', schema, value, english: value }, context);
const resolvePage = (changes: object = {}) => resolvePageValue({ ...PAGE, ...changes });

test('texts are filled in, links complete, and links to removed pages left out', () => {
  expect(resolvePage()).toMatchObject({
    title: '6 rooms',
    links: [{ label: 'About', href: '/house/about' }],
  });
  expect(resolvePage()).not.toHaveProperty('button');
});

test('a photo has its files and one description, which a place may replace by its own', () => {
  const { variantsHash: _, ...shownFiles } = files;
  const sea = { name: 'sea', alt: 'Sea', focus: { x: 0.2, y: 1 }, ...shownFiles };
  const photos = ['sea', { name: 'sea', alt: 'Sand at low tide' }];
  expect(resolvePage({ photos })).toMatchObject({ photos: [sea, { ...sea, alt: 'Sand at low tide' }] });
});

test('all issues of a file are reported at once, among them a removed room in a required field', () => {
  const changes = { title: '{tours} tours', room: 2, links: [{ ...ABOUT, href: '/rooms' }], photos: ['see'] };
  const messages = [
    'page.json, title: there is nothing to fill in for {tours}.',
    'page.json, room: there is no room 2.',
    'page.json, links.0.href: there is no page "/rooms".',
    'page.json, photos.0: there is no picture "see".',
  ];
  for (const message of messages) expect(() => resolvePage(changes)).toThrow(message);
});
