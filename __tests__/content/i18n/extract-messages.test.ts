/** @jest-environment node */
import { extractMessages } from '@/content/i18n/extract-messages';
import { content } from '../../support/site';

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
