import type { BrandLinks } from './define-links';
import type { Formats } from './format';
import { refuse, refuseTwins, refuseUnlessPositive, type At } from './refuse';
import type {
  Language,
  MealHours,
  StayContent,
  Tour,
  ToursContent,
  WrittenMeal,
  WrittenStay,
  WrittenTours,
} from './types';

const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** @throws when a time is none, or the restaurant closes before it opens */
export function checkMeals(meals: readonly WrittenMeal[], at: At): void {
  for (const [index, { meal, opens, closes }] of meals.entries()) {
    const field = `restaurant.hours.list.${index}`;
    for (const time of [opens, closes]) {
      if (!CLOCK.test(time)) refuse(at(field), `"${time}" is no time. Write it like '07:00' or '20:30'.`);
    }
    if (opens >= closes)
      refuse(at(field), `${meal} opens at ${opens} and closes at ${closes}. Mend one of them.`);
  }
}

export const defineMeals = (meals: readonly WrittenMeal[], { clock, hours }: Formats): readonly MealHours[] =>
  meals.map((meal) => ({
    ...meal,
    hours: hours(meal),
    opensText: clock(meal.opens),
    closesText: clock(meal.closes),
  }));

/** @throws when two tours have one id, or a price or group is no number above zero */
export function defineTours(
  written: WrittenTours,
  { texts, fill }: Formats,
  { joinAll }: BrandLinks,
  at: At,
): ToursContent {
  const { tours, askAbout, ...rest } = written;
  refuseTwins(
    at('tours.tours'),
    tours.map(({ id }) => id),
    'Give each tour an id of its own.',
  );
  return {
    ...joinAll<Omit<ToursContent, 'tours'>>(rest, 'tours'),
    tours: tours.map(({ hours: [least, most], ...tour }, index): Tour => {
      refuseUnlessPositive(at(`tours.tours.${index}.price`), tour.price, 25);
      refuseUnlessPositive(at(`tours.tours.${index}.maxGroup`), tour.maxGroup, 12);
      return {
        ...tour,
        duration: fill(texts.tourHours, { least, most }, at('tours')),
        priceText: fill(texts.tourPrice, { price: tour.price }, at('tours')),
        enquiry: askAbout.replace('[tour]', tour.title),
      };
    }),
  };
}

/** @throws when two demo cards have one id, or a price is no number above zero */
export function defineStay(
  written: WrittenStay,
  priceSuffix: string,
  { locale }: Language,
  { dollars }: Formats,
  at: At,
): StayContent {
  const { demoRooms } = written.findRoom;
  refuseTwins(
    at('stay.findRoom.demoRooms'),
    demoRooms.map(({ id }) => id),
    'Give each card an id of its own.',
  );
  const cards = demoRooms.map(({ price, ...card }, index) => {
    refuseUnlessPositive(at(`stay.findRoom.demoRooms.${index}.price`), price, 560);
    return { ...card, priceText: `${dollars(price)} ${priceSuffix}` };
  });
  return {
    ...written,
    words: { ...written.words, locale },
    findRoom: { ...written.findRoom, demoRooms: cards },
  };
}
