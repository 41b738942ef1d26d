'use client';

import { Suspense } from 'react';
import type { BlogPost } from '@/content/types';
import { SiteLink } from '../ui/links';
import styles from './related-posts.module.css';
import { useCurrentPost } from './use-current-post';

const RELATED = 2;

interface RelatedPostsProps {
  readonly posts: readonly Pick<BlogPost, 'slug' | 'title' | 'href'>[];
}

/** Two posts, never the one that is being read (BLD-07). */
export function RelatedPosts({ posts }: RelatedPostsProps) {
  return (
    <Suspense fallback={<Titles posts={posts.slice(0, RELATED)} />}>
      <OtherTitles posts={posts} />
    </Suspense>
  );
}

function OtherTitles({ posts }: RelatedPostsProps) {
  const current = useCurrentPost(posts);
  return <Titles posts={posts.filter((post) => post !== current).slice(0, RELATED)} />;
}

function Titles({ posts }: RelatedPostsProps) {
  return (
    <ul className={styles.titles}>
      {posts.map(({ slug, title, href }) => (
        <li key={slug}>
          <SiteLink href={href}>{title}</SiteLink>
        </li>
      ))}
    </ul>
  );
}
