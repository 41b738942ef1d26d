import type { BlogContent } from '@/content/model/blog';
import type { Look } from '@/content/model/brand';
import { Section } from '../ui/section/section';
import styles from './blog-index.module.css';
import { BlogSidebar } from './blog-sidebar';
import { PostList } from './post-list';

const PAGER_NOTE_ID = 'pager-note';

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

/** Does nothing, as specified (BLG-04); a note says that all posts are on this page. */
function SampleBlogPager({ label, previous, pages, next, note }: NonNullable<BlogContent['pager']>) {
  return (
    <div>
      <div role="group" aria-label={label} aria-describedby={PAGER_NOTE_ID} className={styles.pager}>
        <button type="button">{previous}</button>
        {pages.map((page, index) => (
          <button key={page} type="button" aria-current={index === 0 ? 'page' : undefined}>
            {page}
          </button>
        ))}
        <button type="button">{next}</button>
      </div>
      <p id={PAGER_NOTE_ID} className={styles.note}>
        {note}
      </p>
    </div>
  );
}
