import type { BlogContent } from '@/content/types';
import { SiteLink } from '../ui/links';
import { Section } from '../ui/section/section';
import styles from './read-on.module.css';
import { RelatedPosts } from './related-posts';

interface ReadOnProps {
  readonly article: BlogContent['article'];
  readonly posts: BlogContent['posts'];
}

export function ReadOn({ article, posts }: ReadOnProps) {
  return (
    <Section tone="tint">
      <div className={styles.head}>
        <h2>{article.relatedTitle}</h2>
        <SiteLink href={article.allPosts.href}>{article.allPosts.label}</SiteLink>
      </div>
      <RelatedPosts posts={posts.map(({ slug, title, href }) => ({ slug, title, href }))} />
    </Section>
  );
}
