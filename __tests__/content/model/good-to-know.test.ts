import type { Brand } from '@/content/model';
import type { ContentInput } from '@/content/model/files/content-input';
import { GOOD_TO_KNOW_FIELDS } from '@/content/model/good-to-know';
import { resolveSiteWithChange } from '../../support/resolve-changed-content';
import { content } from '../../support/site';

const brandsWithChange = (change: (all: ContentInput) => unknown) => resolveSiteWithChange(change).brands;

/** Empties all fields of good to know. */
const clearGoodToKnow = ({ shared, brands }: ContentInput) => {
  for (const { goodToKnow } of [shared, ...brands])
    for (const name of Object.keys(GOOD_TO_KNOW_FIELDS))
      if (name in goodToKnow) Object.assign(goodToKnow, { [name]: '' });
};

const getFacts = ({ goodToKnow }: Brand) => {
  const { pricing, contact, room, honeymoon, explore } = goodToKnow;
  return { pricing, contact, room, honeymoon, explore };
};

test('a fact is on its page in the words of the house, else in those of all houses; before that it is nowhere', () => {
  const none = { pricing: [], contact: [], room: [], honeymoon: [], explore: [] };
  expect(brandsWithChange(clearGoodToKnow).map(getFacts)).toEqual(content.brands.map(() => none));

  const [first, second] = brandsWithChange((all) => {
    clearGoodToKnow(all);
    Object.assign(all.shared.goodToKnow, { hotWater: 'At any hour', visa: 'Apply online' });
    Object.assign(all.brands[0]!.goodToKnow, { hotWater: 'From a boiler on the roof' });
  });
  const { hotWater, visa } = content.shared.goodToKnow.labels;
  const explored = [{ label: visa, value: 'Apply online' }];
  expect(getFacts(first!)).toEqual({
    ...none,
    room: [{ label: hotWater, value: 'From a boiler on the roof' }],
    explore: explored,
  });
  expect(getFacts(second!)).toEqual({
    ...none,
    room: [{ label: hotWater, value: 'At any hour' }],
    explore: explored,
  });
});

test.each([
  ['person', 'From $25 per person'],
  ['boat', 'From $25 per boat'],
  [undefined, 'From $25'],
] as const)('the price of a tour says whom it is for, once that is known: %s', (priceFor, text) => {
  const [brand] = brandsWithChange(({ shared }) =>
    Object.assign(shared.tours.tours[0]!, { price: 25, priceFor }),
  );
  expect(brand!.tours.tours[0]!.lowestPriceText).toBe(text);
});
