import type { BrandLinks } from './define-links';
import type { Formats } from './format';
import { fail, rejectDuplicates, requirePositive, type Locate } from './validation';
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

/** @throws when a time is invalid, or the restaurant closes before it opens */
export function checkMeals(meals: readonly WrittenMeal[], at: Locate): void {
  for (const [index, { meal, opens, closes }] of meals.entries()) {
    const field = `restaurant.hours.list.${index}`;
    for (const time of [opens, closes]) {
      if (!CLOCK.test(time)) fail(at(field), `"${time}" is no time. Write it like '07:00' or '20:30'.`);
    }
    if (opens >= closes)
      fail(at(field), `${meal} opens at ${opens} and closes at ${closes}. Mend one of them.`);
  }
}

export const defineMeals = (
  meals: readonly WrittenMeal[],
  { formatClock, formatHours }: Formats,
): readonly MealHours[] =>
  meals.map((meal) => ({
    ...meal,
    hours: formatHours(meal),
    opensText: formatClock(meal.opens),
    closesText: formatClock(meal.closes),
  }));

/** @throws when two tours have one id, or a price or group is no number above zero */
export function defineTours(
  written: WrittenTours,
  { texts, fill }: Formats,
  { joinAll }: BrandLinks,
  at: Locate,
): ToursContent {
  const { tours, enquiryAbout, ...rest } = written;
  rejectDuplicates(
    at('tours.tours'),
    tours.map(({ id }) => id),
    'Give each tour an id of its own.',
  );
  return {
    ...joinAll<Omit<ToursContent, 'tours'>>(rest, 'tours'),
    tours: tours.map(({ hours: [least, most], ...tour }, index): Tour => {
      requirePositive(at(`tours.tours.${index}.price`), tour.price, 25);
      requirePositive(at(`tours.tours.${index}.maxGroup`), tour.maxGroup, 12);
      return {
        ...tour,
        duration: fill(texts.tourHours, { least, most }, at('tours')),
        priceText: fill(texts.tourPrice, { price: tour.price }, at('tours')),
        enquiry: enquiryAbout.replace('[tour]', tour.title),
      };
    }),
  };
}

/** @throws when two demo cards have one id, or a price is no number above zero */
export function defineStay(
  written: WrittenStay,
  priceSuffix: string,
  { locale }: Language,
  { formatPrice }: Formats,
  at: Locate,
): StayContent {
  const { demoRooms } = written.findRoom;
  rejectDuplicates(
    at('stay.findRoom.demoRooms'),
    demoRooms.map(({ id }) => id),
    'Give each card an id of its own.',
  );
  const cards = demoRooms.map(({ price, ...card }, index) => {
    requirePositive(at(`stay.findRoom.demoRooms.${index}.price`), price, 560);
    return { ...card, priceText: `${formatPrice(price)} ${priceSuffix}` };
  });
  return {
    ...written,
    words: { ...written.words, locale },
    findRoom: { ...written.findRoom, demoRooms: cards },
  };
}
