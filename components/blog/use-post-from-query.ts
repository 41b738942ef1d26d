import { useSearchParams } from 'next/navigation';
import type { BlogPost } from '@/content/resolve/resolve-post';

/** Query parameter of the details screen that names the post (BLD-03); content writes it into each post's link. */
const POST_PARAMETER = 'post';

/** The slug by which a post is found, and its title. */
export type PostReference = Pick<BlogPost, 'slug' | 'title'>;

/** The post of `?post=`, looked up, so that no text of the URL reaches the page. */
export function usePostFromQuery<Post extends PostReference>(posts: readonly Post[]): Post | undefined {
  const slug = useSearchParams().get(POST_PARAMETER);
  return posts.find((post) => post.slug === slug);
}
