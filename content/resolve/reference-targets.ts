import type { ReferenceTargetIds } from '../fields/references';
import type { BrandInput, ContentInput, SharedInput } from '../model/files/content-input';
import { BRAND_PAGE_SEGMENTS, type OptionalPage } from '../model/pages';
import { getPostsForBrand, type PostInput } from '../model/post';
import { getVisibleRooms } from '../model/rooms';

/** The pages that a brand's site does not have: those that its owner has taken off it, and those that would be empty. */
export function getRemovedPages(
  { id, pages, team }: BrandInput,
  posts: readonly PostInput[],
): readonly string[] {
  const brandPosts = getPostsForBrand(id, posts);
  const hasFindRoom = !pages.find_room.removed;
  const hasBlog = !pages.blog.removed && brandPosts.length > 0;
  const onSite: Record<OptionalPage | 'room_details' | 'blog_details', boolean> = {
    find_room: hasFindRoom,
    // only the page find_room leads to this one
    room_details: hasFindRoom,
    our_team: !pages.our_team.removed && team.members.length > 0,
    pricing: !pages.pricing.removed,
    blog: hasBlog,
    blog_details: hasBlog && brandPosts.some(({ article }) => article.length === 0),
  };
  return (Object.keys(onSite) as (keyof typeof onSite)[]).filter((segment) => !onSite[segment]);
}

export const getHiddenRoomIds = ({ rooms: { list } }: BrandInput): readonly number[] =>
  list.filter(({ hidden }) => hidden).map(({ id }) => id);

/** What owners have taken off the site, as references name it. */
export const createRemovedTargetIds = (
  hiddenRooms: readonly number[],
  removedPages: readonly string[] = [],
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
  removedPages: readonly string[] = [],
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
