import type { BlogContent } from '@/content/model/blog';
import { ClientSideLink } from '../ui/links';
import { Section } from '../ui/section/section';
import styles from './related-posts-section.module.css';
import { RelatedPosts } from './post-from-query';

type RelatedPostsSectionProps = Pick<BlogContent, 'relatedTitle' | 'allPosts' | 'posts'>;

/** @param posts other than the one of the page */
export function RelatedPostsSection({ relatedTitle, allPosts, posts }: RelatedPostsSectionProps) {
  if (posts.length === 0) return null;
  return (
    <Section tone="tint">
      <div className={styles.head}>
        <h2 className="h3">{relatedTitle}</h2>
        {allPosts && (
          <ClientSideLink href={allPosts.href} className="bold">
            {allPosts.label}
          </ClientSideLink>
        )}
      </div>
      <RelatedPosts posts={posts.map(({ slug, title, href }) => ({ slug, title, href }))} />
    </Section>
  );
}
