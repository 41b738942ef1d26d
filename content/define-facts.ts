import type { Formats } from './format';
import type { BrandContent, Facts } from './types';

/** What texts of a brand may repeat by name: what it writes itself in `facts`, and what can be counted. */
export function defineFacts(content: BrandContent, { formatHours }: Formats): Facts {
  const { blog, booking, explore, facts, home, honeymoon, name, pricing, restaurant, rooms, stay, tours } =
    content;
  const meals = restaurant.hours.list;
  const [breakfast] = meals;
  return {
    ...facts,
    name,
    bookingSite: new URL(booking.url).hostname.replace(/^www\./, ''),
    comments: blog.article.comments.list.length,
    demoRooms: stay.findRoom.demoRooms.length,
    extras: pricing.extras.items.length,
    honeymoonSections: honeymoon.sections.length,
    laterMeals: meals.length - 1,
    meals: meals.length,
    pictures: home.gallery.tiles.length + home.gallery.morePhotos.length,
    places: explore.places.length,
    roomKinds: rooms.list.length,
    seasons: explore.seasons.list.length,
    slides: home.hero.slides.length,
    tours: tours.tours.length,
    ...(breakfast && {
      breakfastOpens: breakfast.opens,
      breakfastCloses: breakfast.closes,
      breakfastHours: formatHours(breakfast),
    }),
  };
}
