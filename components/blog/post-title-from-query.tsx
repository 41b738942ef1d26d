'use client';

import { Suspense, useRef } from 'react';
import { useScrollToTopOnPageChange } from '../hooks/use-scroll-to-top-on-page-change';
import { usePostFromQuery, type PostReference } from './use-post-from-query';

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
