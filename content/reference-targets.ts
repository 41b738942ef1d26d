import type { ReferenceTargetIds } from './fields/assert-reference-exists';
import type { BrandInput, ContentInput, SharedInput } from './model/files/content-input';
import { BRAND_PAGE_SEGMENTS, type BrandPageSegment } from './model/pages';
import { getVisibleRooms } from './model/rooms';

export const getHiddenRoomIds = ({ rooms: { list } }: BrandInput): readonly number[] =>
  list.filter(({ hidden }) => hidden).map(({ id }) => id);

/** What owners have taken off the site, as references name it. */
export const createRemovedTargetIds = (
  hiddenRooms: readonly number[],
  removedPages: readonly BrandPageSegment[] = [],
): Partial<ReferenceTargetIds> => ({
  page: [...removedPages, ...hiddenRooms.map((room) => `room/${room}`)].map((page) => `/${page}`),
  room: hiddenRooms,
});

/**
 * The ids that references can have: in files of a brand its own rooms and pages, in shared files the rooms of all
 * brands.
 */
export function createReferenceTargetIds(
  content: ContentInput,
  brands: readonly BrandInput[],
  { tours, explore, pricing }: SharedInput,
  removedPages: readonly BrandPageSegment[] = [],
): ReferenceTargetIds {
  const rooms = brands.flatMap((brand) => getVisibleRooms(brand.rooms.list).map(({ id }) => id));
  const segments = BRAND_PAGE_SEGMENTS.filter((segment) => !removedPages.includes(segment));
  return {
    brand: content.brands.map(({ id }) => id),
    page: ['/', ...segments.map((segment) => `/${segment}`), ...rooms.map((room) => `/room/${room}`)],
    photo: Object.keys(content.photos),
    room: rooms,
    tour: tours.tours.map(({ id }) => id),
    place: explore.places.map(({ id }) => id),
    question: pricing.questions.map(({ id }) => id),
  };
}
