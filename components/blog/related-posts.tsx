'use client';

import type { BlogPost } from '@/content/types';
import { InternalLink } from '../ui/links';
import styles from './related-posts.module.css';
import { useCurrentPost } from './use-current-post';

const RELATED_COUNT = 2;

interface RelatedPostsProps {
  readonly posts: readonly Pick<BlogPost, 'slug' | 'title' | 'href'>[];
}

/** Two posts other than the current one. */
export function RelatedPosts({ posts }: RelatedPostsProps) {
  const current = useCurrentPost(posts);
  const others = posts.filter((post) => post !== current).slice(0, RELATED_COUNT);
  return (
    <ul className={styles.titles}>
      {others.map(({ slug, title, href }) => (
        <li key={slug}>
          <InternalLink href={href}>{title}</InternalLink>
        </li>
      ))}
    </ul>
  );
}
