import type { BlogContent } from '@/content/model/blog';
import type { Look } from '@/content/model/brand';
import { Section } from '../ui/section/section';
import styles from './blog-index.module.css';
import { SampleBlogPager } from './sample-blog-pager';
import { BlogSidebar } from './blog-sidebar';
import { PostList } from './post-list';

interface BlogIndexProps {
  readonly look: Look;
  readonly blog: BlogContent;
}

export function BlogIndex({ look, blog }: BlogIndexProps) {
  return (
    <Section {...blog.intro}>
      <div className={`${styles.page} stackXl`}>
        <div className="stackXl">
          <PostList look={look} posts={blog.posts} readMore={blog.readMore} />
          {blog.pager && <SampleBlogPager {...blog.pager} />}
        </div>
        <BlogSidebar sidebar={blog.sidebar} posts={blog.posts} />
      </div>
    </Section>
  );
}
