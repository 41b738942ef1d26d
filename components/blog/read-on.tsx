import type { BlogContent } from '@/content/types';
import { SiteLink } from '../ui/links';
import { Section } from '../ui/section/section';
import styles from './read-on.module.css';
import { RelatedPosts } from './related-posts';

interface ReadOnProps {
  readonly article: BlogContent['article'];
  readonly posts: BlogContent['posts'];
  /** Path of the house. */
  readonly base: string;
}

export function ReadOn({ article, posts, base }: ReadOnProps) {
  return (
    <Section tone="tint">
      <div className={styles.head}>
        <h2>{article.relatedTitle}</h2>
        <SiteLink href={`${base}/blog`}>{article.allPosts}</SiteLink>
      </div>
      <RelatedPosts posts={posts.map(({ slug, title }) => ({ slug, title }))} base={base} />
    </Section>
  );
}
