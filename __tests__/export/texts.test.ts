import { brands } from '@/content';
import { linksOf, textOf, textsOf } from '../support/elements';
import { readPage } from '../support/exported';

/** Fields that hold an address or a name of ours, and what a page says after a press of a button. */
const NOT_SHOWN = /^(?:href|siteHref|id|src|image|icon|clear)$/;

/** Every text of a part of content, however deep; pictures have their own tests. */
function textsIn(part: unknown): readonly string[] {
  if (typeof part === 'string') return [part];
  if (typeof part !== 'object' || part === null || 'placeholderColor' in part) return [];
  return Object.entries(part).flatMap(([key, value]) => (NOT_SHOWN.test(key) ? [] : textsIn(value)));
}

describe.each(brands)('$name', (brand) => {
  const { contact, blog, restaurant, rooms } = brand;
  const mainOf = (segment: string) => readPage(`${brand.href}/${segment}`).querySelector('main')!;
  const screens = {
    about: brand.about,
    room: [rooms.intro, rooms.callToAction],
    'tours-activities': brand.tours,
    our_team: brand.team,
    pricing: brand.pricing,
    blog: [
      blog.intro,
      blog.posts.map(({ title, excerpt }) => [title, excerpt]),
      blog.sidebar,
      blog.callToAction,
    ],
    blog_details: blog.article,
    contact: [contact.directions, contact.sampleForm, contact.callToAction],
    restaurant: [
      restaurant.intro,
      [restaurant.hours, restaurant.menu].map(({ heading, text }) => [heading, text]),
      restaurant.notes,
      restaurant.callToAction,
    ],
    honeymoon: brand.honeymoon,
    activities: brand.activities,
    'explore-island': brand.explore,
    services: brand.services,
    privacy: brand.privacy,
    accessibility: brand.accessibility,
    legal: brand.legalNotice,
  };

  test.each(Object.entries(screens))('%s says all that content says of it', (segment, part) => {
    const main = mainOf(segment);
    const attributes = [...main.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes].map(({ value }) => value),
    );
    const said = [textOf(main), ...attributes].join('\n');
    expect(textsIn(part)).not.toEqual([]);
    expect(textsIn(part).filter((text) => !said.includes(text))).toEqual([]);
  });

  test.each([
    ['restaurant', restaurant],
    ['honeymoon', brand.honeymoon],
    ['tours-activities', brand.tours],
    ['activities', brand.activities],
    ['explore-island', brand.explore],
    ['services', brand.services],
  ])('%s begins with its introduction', (segment, { intro }) => {
    const introduction = mainOf(segment).querySelector('section[aria-labelledby=introduction]');
    expect(textsOf(introduction, 'h2')).toEqual([intro.heading]);
    expect(textsOf(introduction, 'p')).toEqual(expect.arrayContaining([...intro.paragraphs]));
  });

  test('about has its sections in order', () => {
    const { philosophy, reception, tailorMade, callToAction } = brand.about;
    expect(textsOf(mainOf('about'), 'h2')).toEqual(
      [philosophy, reception, tailorMade, callToAction].map(({ heading }) => heading),
    );
  });

  test.each([
    ['about', brand.about],
    ['room', rooms],
    ['tours-activities', brand.tours],
    ['our_team', brand.team],
    ['pricing', brand.pricing],
    ['blog', blog],
    ['contact', contact],
    ['restaurant', restaurant],
    ['activities', brand.activities],
    ['explore-island', brand.explore],
    ['services', brand.services],
  ])('%s ends with its next steps', (segment, { callToAction: { links } }) => {
    expect(linksOf(mainOf(segment)).slice(-links.length)).toEqual(links);
  });
});
