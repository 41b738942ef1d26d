import { extractMessages } from '@/content/i18n/extract-messages';
import { content } from '../../support/site';

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
