import type { BrandInput } from '../files/content-input';
import type { BrandPageSegment, OptionalPage } from '../pages';
import { getPostsForBrand, type PostInput } from '../post';

/** The pages that a brand's site does not have: those that its owner has taken off it, and those that would be empty. */
export function getRemovedPages(
  { id, pages, team }: BrandInput,
  posts: readonly PostInput[],
): readonly BrandPageSegment[] {
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
