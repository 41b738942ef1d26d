import { useSearchParams } from 'next/navigation';
import type { BlogPost } from '@/content/types';
import { POST_PARAMETER } from './post-address';

/** What finds a post and leads to it. */
export type PostTitle = Pick<BlogPost, 'slug' | 'title'>;

/** The post that the address names: looked up, never shown as it stands there. */
export function useCurrentPost(posts: readonly PostTitle[]): PostTitle | undefined {
  const slug = useSearchParams().get(POST_PARAMETER);
  return posts.find((post) => post.slug === slug);
}
