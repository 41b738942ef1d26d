import type { BrandLinks } from './define-links';
import { formatClock, formatPrice, formatHours } from './format';
import { fail, rejectDuplicates, requirePositive, type Locate } from './validation';
import type {
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
export function defineMeals(meals: readonly WrittenMeal[], at: Locate): readonly MealHours[] {
  return meals.map((meal, index) => {
    const { opens, closes } = meal;
    const field = `restaurant.hours.list.${index}`;
    for (const time of [opens, closes]) {
      if (!CLOCK.test(time)) fail(at(field), `"${time}" is no time. Write it like '07:00' or '20:30'.`);
    }
    if (opens >= closes)
      fail(at(field), `${meal.meal} opens at ${opens} and closes at ${closes}. Mend one of them.`);
    return {
      ...meal,
      hours: formatHours(meal),
      opensText: formatClock(opens),
      closesText: formatClock(closes),
    };
  });
}

/** @throws when two tours have one id, or a price or group is no number above zero */
export function defineTours(written: WrittenTours, { joinAll }: BrandLinks, at: Locate): ToursContent {
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
        duration: `${least}-${most} hours`,
        priceText: `From ${formatPrice(tour.price)}`,
        enquiry: enquiryAbout(tour.title),
      };
    }),
  };
}

/** @throws when two demo cards have one id, or a price is no number above zero */
export function defineStay(written: WrittenStay, priceSuffix: string, at: Locate): StayContent {
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
  return { ...written, findRoom: { ...written.findRoom, demoRooms: cards } };
}
