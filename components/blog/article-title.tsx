'use client';

import { Suspense } from 'react';
import { useCurrentPost, type PostTitle } from './use-current-post';

interface ArticleTitleProps {
  readonly posts: readonly PostTitle[];
  readonly defaultTitle: string;
}

/** The default title in the exported page; the title of the post the visitor chose once the address is read. */
export function ArticleTitle({ posts, defaultTitle }: ArticleTitleProps) {
  return (
    <Suspense fallback={<h2>{defaultTitle}</h2>}>
      <ChosenTitle posts={posts} defaultTitle={defaultTitle} />
    </Suspense>
  );
}

function ChosenTitle({ posts, defaultTitle }: ArticleTitleProps) {
  return <h2>{useCurrentPost(posts)?.title ?? defaultTitle}</h2>;
}
