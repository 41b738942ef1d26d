import type { BlogContent } from '@/content/model/blog';
import { InternalLink } from '../ui/links';
import { Section } from '../ui/section/section';
import styles from './related-posts-section.module.css';
import { RelatedPosts } from './related-posts';

interface RelatedPostsSectionProps {
  readonly article: BlogContent['article'];
  readonly posts: BlogContent['posts'];
}

export function RelatedPostsSection({ article, posts }: RelatedPostsSectionProps) {
  return (
    <Section tone="tint">
      <div className={styles.head}>
        <h2 className="h3">{article.relatedTitle}</h2>
        <InternalLink href={article.allPosts.href} className="bold">
          {article.allPosts.label}
        </InternalLink>
      </div>
      <RelatedPosts posts={posts.map(({ slug, title, href }) => ({ slug, title, href }))} />
    </Section>
  );
}
