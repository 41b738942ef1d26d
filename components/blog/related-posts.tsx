'use client';

import { Suspense } from 'react';
import type { BlogPost } from '@/content/resolve/resolve-post';
import { ClientSideLink } from '../ui/links';
import styles from './related-posts.module.css';
import { usePostFromQuery } from './use-post-from-query';

const RELATED_COUNT = 2;

type Post = Pick<BlogPost, 'slug' | 'title' | 'href'>;

interface RelatedPostsProps {
  readonly posts: readonly Post[];
}

/** Two posts other than the current one. */
export function RelatedPosts({ posts }: RelatedPostsProps) {
  return (
    <Suspense fallback={<PostLinks posts={posts.slice(0, RELATED_COUNT)} />}>
      <OtherPosts posts={posts} />
    </Suspense>
  );
}

function OtherPosts({ posts }: RelatedPostsProps) {
  const current = usePostFromQuery(posts);
  return <PostLinks posts={posts.filter((post) => post !== current).slice(0, RELATED_COUNT)} />;
}

function PostLinks({ posts }: { readonly posts: readonly Post[] }) {
  return (
    <ul className={styles.titles}>
      {posts.map(({ slug, title, href }) => (
        <li key={slug}>
          <ClientSideLink href={href}>{title}</ClientSideLink>
        </li>
      ))}
    </ul>
  );
}
