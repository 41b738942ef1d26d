import type { BrandInput, SharedInput } from '../schema';
import type { TextVariables } from '../fields/field-types';
import type { Formats } from '../i18n/formats';

/** What texts of a brand may repeat by name: its own `textVariables`, and what can be counted. */
export function collectVariables(
  brand: BrandInput,
  { blog, explore, policies, restaurant, tours }: SharedInput,
  own: TextVariables,
  { formatHours }: Formats,
): TextVariables {
  const { checkInFrom, checkOutBefore, cotUntil, extraBedUntil } = policies;
  const meals = restaurant.hours.list;
  const [breakfast] = meals;
  const { gallery, hero } = brand.home;
  const roomPrices = brand.rooms.list.map(({ price }) => price);
  const tourPrices = tours.tours.map(({ price }) => price);
  return {
    ...own,
    checkInFrom,
    checkOutBefore,
    cotUntil,
    extraBedFrom: cotUntil + 1,
    extraBedUntil,
    adultBedFrom: extraBedUntil + 1,
    name: brand.brand.name,
    bookingSite: new URL(brand.brand.booking.url).hostname.replace(/^www\./, ''),
    comments: blog.article.comments.list.length,
    sampleRooms: brand.stay.findRoom.sampleRooms.length,
    extras: brand.pricing.extras.items.length,
    highestRoomPrice: Math.max(...roomPrices),
    highestTourPrice: Math.max(...tourPrices),
    laterMeals: meals.length - 1,
    lowestRoomPrice: Math.min(...roomPrices),
    lowestTourPrice: Math.min(...tourPrices),
    meals: meals.length,
    pictures: gallery.tiles.length + gallery.morePhotos.length,
    places: brand.explore.places.length,
    roomKinds: brand.rooms.list.length,
    seasons: explore.seasons.list.length,
    slides: hero.slides.length,
    tours: tours.tours.length,
    ...(breakfast && {
      breakfastOpens: breakfast.opens,
      breakfastCloses: breakfast.closes,
      breakfastHours: formatHours(breakfast),
    }),
  };
}
