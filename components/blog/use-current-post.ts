import { useSearchParams } from 'next/navigation';
import type { BlogPost } from '@/content/types';

/** Query parameter of the details screen that names the post (BLD-03); content writes it into each post's link. */
const POST_PARAMETER = 'post';

/** What finds a post and names it. */
export type PostTitle = Pick<BlogPost, 'slug' | 'title'>;

/** The post that the address names: looked up, never shown as it stands there. */
export function useCurrentPost<Post extends PostTitle>(posts: readonly Post[]): Post | undefined {
  const slug = useSearchParams().get(POST_PARAMETER);
  return posts.find((post) => post.slug === slug);
}
