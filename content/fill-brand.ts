import { defineFacts } from './define-facts';
import { checkMeals } from './define-offers';
import { checkRoomFigures } from './define-rooms';
import type { Formats } from './format';
import { mapWords } from './languages/map-words';
import type { Locate } from './validation';
import type { BrandContent } from './types';

/**
 * Puts the facts into the texts of a brand; those of a room may repeat its own figures too.
 * @throws when a figure is none, or a text names a fact that there is not
 */
export function fillBrand(content: BrandContent, formats: Formats, at: Locate): BrandContent {
  checkMeals(content.restaurant.hours.list, at);
  const facts = defineFacts(content, formats);
  const { rooms, ...rest } = content;
  const list = rooms.list.map((room, index) => {
    checkRoomFigures(room, (field) => at(`rooms.list.${index}.${field}`));
    const { title, price, adults, sizeSqm } = room;
    const roomFacts = { ...facts, title, price, adults, sizeSqm };
    return mapWords(room, (text, path) => formats.fill(text, roomFacts, at(path)), `rooms.list.${index}`);
  });
  return mapWords({ ...rest, rooms: { ...rooms, list } }, (text, path) =>
    formats.fill(text, facts, at(path)),
  );
}
