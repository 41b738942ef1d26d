import type { BlogContent, Layouts } from '@/content';
import { Section, SectionHeading } from '../ui/section/section';
import styles from './blog-layout.module.css';
import { BlogPager } from './blog-pager';
import { BlogSidebar } from './blog-sidebar';
import { PostList } from './post-list';

interface BlogLayoutProps {
  readonly layout: Layouts['blog'];
  readonly blog: BlogContent;
}

export function BlogLayout({ layout, blog }: BlogLayoutProps) {
  return (
    <Section>
      <SectionHeading {...blog.intro} />
      <div className={styles.page} data-layout={layout}>
        <div className={styles.main}>
          <PostList layout={layout} posts={blog.posts} readMore={blog.readMore} />
          <BlogPager {...blog.pager} />
        </div>
        <BlogSidebar sidebar={blog.sidebar} posts={blog.posts} />
      </div>
    </Section>
  );
}
