'use client';

import { Suspense } from 'react';
import { useCurrentPost, type PostReference } from './use-current-post';

interface ArticleTitleProps {
  readonly posts: readonly PostReference[];
  readonly defaultTitle: string;
}

/** The default title in the exported HTML; the title of `?post=` after hydration. */
export function ArticleTitle({ posts, defaultTitle }: ArticleTitleProps) {
  return (
    <Suspense fallback={<h2>{defaultTitle}</h2>}>
      <CurrentTitle posts={posts} defaultTitle={defaultTitle} />
    </Suspense>
  );
}

function CurrentTitle({ posts, defaultTitle }: ArticleTitleProps) {
  return <h2>{useCurrentPost(posts)?.title ?? defaultTitle}</h2>;
}
