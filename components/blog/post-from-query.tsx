'use client';

import { useSearchParams } from 'next/navigation';
import { Suspense, useRef } from 'react';
import type { BlogPost } from '@/content/resolve/resolve-post';
import { useScrollToTopOnPageChange } from '../hooks/use-scroll-to-top-on-page-change';
import { ClientSideLink } from '../ui/links';
import styles from './post-from-query.module.css';

/** Query parameter of the details screen that names the post (BLD-03); content writes it into each post's link. */
const POST_PARAMETER = 'post';

/** The slug by which a post is found, and its title. */
type PostReference = Pick<BlogPost, 'slug' | 'title'>;

/** The post of `?post=`, looked up, so that no text of the URL reaches the page. */
function usePostFromQuery<Post extends PostReference>(posts: readonly Post[]): Post | undefined {
  const slug = useSearchParams().get(POST_PARAMETER);
  return posts.find((post) => post.slug === slug);
}

interface PostTitleFromQueryProps {
  readonly posts: readonly PostReference[];
  readonly defaultTitle: string;
}

/** The default title in the exported HTML; the title of `?post=` after hydration. */
export function PostTitleFromQuery({ posts, defaultTitle }: PostTitleFromQueryProps) {
  return (
    <Suspense fallback={<h2>{defaultTitle}</h2>}>
      <CurrentTitle posts={posts} defaultTitle={defaultTitle} />
    </Suspense>
  );
}

function CurrentTitle({ posts, defaultTitle }: PostTitleFromQueryProps) {
  const post = usePostFromQuery(posts);
  const heading = useRef<HTMLHeadingElement>(null);
  useScrollToTopOnPageChange(post?.slug ?? '', heading);
  return (
    <h2 key={post?.slug} ref={heading} tabIndex={-1}>
      {post?.title ?? defaultTitle}
    </h2>
  );
}

const RELATED_COUNT = 2;

interface PostsProps {
  readonly posts: readonly Pick<BlogPost, 'slug' | 'title' | 'href'>[];
}

/** Two posts other than the current one. */
export function RelatedPosts({ posts }: PostsProps) {
  return (
    <Suspense fallback={<PostLinks posts={posts.slice(0, RELATED_COUNT)} />}>
      <OtherPosts posts={posts} />
    </Suspense>
  );
}

function OtherPosts({ posts }: PostsProps) {
  const current = usePostFromQuery(posts);
  return <PostLinks posts={posts.filter((post) => post !== current).slice(0, RELATED_COUNT)} />;
}

function PostLinks({ posts }: PostsProps) {
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
