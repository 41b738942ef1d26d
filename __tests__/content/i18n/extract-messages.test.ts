/** @jest-environment node */
import { extractMessages } from '@/content/i18n/extract-messages';
import { textDomains } from '@/content/model/files/content-files';
import { content } from '../../support/site';

test('a sentence of several text domains is in the file of the first, the words of a picture with the pictures', () => {
  for (const { msgid, references, textDomain } of extractMessages(content)) {
    const sources = references.map((reference) => reference.replace(/:.*/, '').split('/'));
    const used = sources.map(([folder = '', ...rest]) =>
      ['photos', 'posts'].includes(folder) ? folder : rest.at(-1),
    );
    const first = textDomains.find((domain) => used.includes(domain));
    expect({ msgid, textDomain }).toEqual({ msgid, textDomain: first });
  }
});

test('each sentence names where it is used, in the order of content, and a picture where it is shown', () => {
  const [brand] = content.brands;
  const [post] = content.posts;
  const overrides = { business: content.shared.business };
  const { photo, heading } = brand!.about.philosophy;
  // a word that is the name of a picture as well
  const category = String(photo);
  const posts = [{ ...post!, category, article: ['They lie under the *trees*.'] }];
  const used = extractMessages({ ...content, brands: [{ ...brand!, overrides }], posts });
  const getReferences = (text: string) => used.find(({ msgid }) => msgid === text)?.references;
  const picture = content.photos[String(photo)]!;
  expect(getReferences(heading)).toEqual([`${brand!.id}/about:philosophy.heading`]);
  expect(getReferences(picture.alt)).toContain(`${brand!.id}/about:philosophy.photo`);
  expect(getReferences(picture.alt)).toContain(`photos/${photo}:alt`);
  expect(getReferences(content.shared.business.address.country)).toEqual([
    `${brand!.id}/shared/business:address.country`,
    'shared/business:address.country',
  ]);
  expect(getReferences(category)).toEqual([`posts/${post!.slug}:category`]);
  expect(getReferences(picture.alt)).not.toContain(`posts/${post!.slug}:category`);
  expect(getReferences('They lie under the *trees*.')).toEqual([`posts/${post!.slug}:article.0`]);
  expect(new Set(used.map(({ translatorComment }) => translatorComment)).size).toBeGreaterThan(2);
  expect(new Set(used.map(({ msgctxt }) => msgctxt))).toEqual(
    new Set(['', 'booking', 'number', 'price', 'season']),
  );
});

test('a picture in the text of a post is a sentence to translate if it has words of its own', () => {
  const [post] = content.posts;
  const posts = [{ ...post!, article: ['![](calm-sand)', '![Sand at low tide](calm-sand)'] }];
  const texts = extractMessages({ ...content, posts }).map(({ msgid }) => msgid);
  expect(texts).toContain('![Sand at low tide](calm-sand)');
  expect(texts).not.toContain('![](calm-sand)');
});

test('a sentence has the least room of all places where it is used, and the names that their pages fill in', () => {
  const shared = structuredClone(content.shared);
  const text = 'Last reviewed: {date}';
  shared.accessibility.reviewed.text = text;
  Object.assign(shared.brand.booking, { navLabel: text });
  Object.assign(shared.unbranded.landing, { heading: text });
  const used = extractMessages({ ...content, shared });
  expect(used.find(({ msgid }) => msgid === text)).toMatchObject({
    maxLength: 24,
    runtimePlaceholders: ['date'],
  });
  expect(used.find(({ msgid }) => msgid === content.brands[0]!.about.philosophy.heading)?.maxLength).toBe(
    undefined,
  );
});
