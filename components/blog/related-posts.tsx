'use client';

import { Suspense } from 'react';
import { SiteLink } from '../ui/links';
import { postHref } from './post-address';
import styles from './related-posts.module.css';
import { useCurrentPost, type PostTitle } from './use-current-post';

const RELATED = 2;

interface RelatedPostsProps {
  readonly posts: readonly PostTitle[];
  /** Path of the house. */
  readonly base: string;
}

/** Two posts, never the one that is being read (BLD-07). */
export function RelatedPosts({ posts, base }: RelatedPostsProps) {
  return (
    <Suspense fallback={<Titles posts={posts.slice(0, RELATED)} base={base} />}>
      <OtherTitles posts={posts} base={base} />
    </Suspense>
  );
}

function OtherTitles({ posts, base }: RelatedPostsProps) {
  const current = useCurrentPost(posts);
  return <Titles posts={posts.filter((post) => post !== current).slice(0, RELATED)} base={base} />;
}

function Titles({ posts, base }: RelatedPostsProps) {
  return (
    <ul className={styles.titles}>
      {posts.map(({ slug, title }) => (
        <li key={slug}>
          <SiteLink href={postHref(base, slug)}>{title}</SiteLink>
        </li>
      ))}
    </ul>
  );
}
