/** @jest-environment node */
import { forEachField } from '@/content/fields/replace-fields';
import type { Schema } from '@/content/fields/schema-tree';
import { listContentFiles } from '@/content/model/files/content-files';
import { findFalseStatements } from '../support/find-false-statements';
import { content } from '../support/site';
import { testContentAsHandedOver } from '../support/test-content-as-handed-over';

/** The English texts of a file; those beside each other, such as the name and hour of an activity, as one. */
function getTexts(schema: Schema, value: unknown): readonly string[] {
  const groups = new Map<string, string[]>();
  forEachField(schema, value, ({ field, value: text, path }) => {
    if (field.translated && typeof text === 'string') {
      const isInList = typeof path.at(-1) === 'number';
      const key = (isInList ? path : path.slice(0, -1)).join('.');
      groups.set(key, [...(groups.get(key) ?? []), text]);
    }
  });
  return [...groups.values()].map((texts) => texts.join('; '));
}

// left out: quotes of guests, temporary texts, texts of the specification, and the formats of figures
const LEFT_OUT =
  /\/(testimonials|notices|special-offers|format-texts|privacy|accessibility)\.json$|\/posts\//;
const SPECIFIED = ['$12 per day', '€ 00.00'];

testContentAsHandedOver(
  'texts say of tides, sun, hours, distances and figures what the site computes',
  () => {
    const files = listContentFiles(content).filter(({ file }) => !LEFT_OUT.test(file));
    const found = files.flatMap(({ file, schema, value }) =>
      getTexts(schema, value)
        .map((text) => SPECIFIED.reduce((rest, specified) => rest.replace(specified, ''), text))
        .flatMap(findFalseStatements)
        .map((statement) => `${file}: ${statement}`),
    );
    expect(found).toEqual([]);
  },
);

testContentAsHandedOver('both houses advise the same part of the day for a place', () => {
  const getParts = (text: string): readonly string[] =>
    text.toLowerCase().match(/morning|afternoon|evening|sunset/g) ?? [];
  const [first, ...others] = content.brands.map(({ explore }) => explore.places);
  for (const { place, bestTime } of first ?? [])
    for (const other of others.flat().filter((advice) => advice.place === place)) {
      const [ours, theirs] = [getParts(bestTime), getParts(other.bestTime)];
      if (ours.length > 0 && theirs.length > 0)
        expect({ place, both: ours.filter((part) => theirs.includes(part)) }).not.toEqual({
          place,
          both: [],
        });
    }
});

testContentAsHandedOver.each([
  'Watch the sunrise; Around six, all year; The coast faces east.',
  'The sun sets at half past five.',
  'At low tide the sea goes out about a kilometre.',
  'There’s a kilometre of sand to dig in.',
  'On a few mornings each fortnight, low water and sunrise coincide.',
  'Around half moon, low water falls near sunrise.',
  'For a morning or two around half moon, low water falls near sunrise.',
  'At half moon the water is low at sunrise.',
  'Two or three days after full moon, low water falls near sunrise.',
  'Around new and full moon it is high water at sunrise.',
  'At sunrise the light is soft. Around new and full moon the water’s up at that hour.',
  'A few days after half moon, high water falls near sunrise.',
  'Swim for three hours before low water.',
  'About four hours later you can swim again.',
  'Each day high tide is about thirty minutes later; the water returns 30 minutes later each day.',
  'Paje is about 12 km away.',
  'We have two suites.',
  'Breakfast is from 7.00.',
  'Tours start at $25.',
])('a false statement is found: %s', (sentence) => {
  expect(findFalseStatements(sentence)).not.toEqual([]);
});

testContentAsHandedOver.each([
  'The sun comes up between six and half past six.',
  'The sun sets between six and seven all year round.',
  'In November the sun is up by ten to six, at sunrise.',
  'The sea goes out by up to a kilometre.',
  'The reef is about a kilometre away, over sand.',
  'Two or three days after half moon, low water falls near sunrise.',
  'Three to five days after new and full moon it is high water at sunrise.',
  'At sunrise the light is soft. A few days after full moon it is high water at that hour.',
  'On some mornings it is high water at sunrise.',
  'Around half moon the sea goes out less.',
  'We have {suites:words} suites.',
])('a true statement passes, however it is worded: %s', (sentence) => {
  expect(findFalseStatements(sentence)).toEqual([]);
});
