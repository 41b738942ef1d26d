import type { BlogContent } from '@/content/model/blog';
import type { Look } from '@/content/model/brand';
import { Section } from '../ui/section/section';
import { ClientSideLink } from '../ui/links';
import { Photo } from '../ui/photo/photo';
import { BREAKPOINTS } from '../utils/breakpoints';
import { useId, type ReactNode } from 'react';
import { TextField } from '../ui/field/field';
import { TagList } from './tag-list';
import styles from './blog-index.module.css';

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

interface PostListProps extends Pick<BlogContent, 'posts' | 'readMore'> {
  readonly look: Look;
}

const SIZES: Readonly<Record<Look, string>> = {
  gallery: `${BREAKPOINTS.medium} min(40vw, 30rem), 94vw`,
  scrapbook: `${BREAKPOINTS.small} 27rem, 94vw`,
};

/** The posts; in a scrapbook the first one is large. */
function PostList({ look, posts, readMore }: PostListProps) {
  return (
    <ul className={styles.posts}>
      {posts.map((post, index) => (
        <li key={post.slug} className={styles.post} data-lead={index === 0}>
          <div className={styles.photo}>
            <Photo
              sharedTransition
              photo={post.photo}
              sizes={look === 'scrapbook' && index === 0 ? `${BREAKPOINTS.large} 52rem, 94vw` : SIZES[look]}
            />
          </div>
          <div className={styles.text}>
            <p className={styles.meta}>
              <span>{post.date}</span> <span>{post.category}</span>
            </p>
            <h3 id={`post-${post.slug}`}>{post.title}</h3>
            <p className={styles.excerpt}>{post.excerpt}</p>
            <ClientSideLink href={post.href} className={styles.more} aria-describedby={`post-${post.slug}`}>
              {readMore}
            </ClientSideLink>
          </div>
        </li>
      ))}
    </ul>
  );
}

type BlogSidebarProps = Pick<BlogContent, 'sidebar' | 'posts'>;

function BlogSidebar({ sidebar, posts }: BlogSidebarProps) {
  const { search, popular, categories, tags } = sidebar;
  const note = useId();
  return (
    <aside className={styles.sidebar}>
      {/* no form, so that Enter does nothing (BLG-05) */}
      {search && (
        <div role="search">
          <TextField label={search.label} type="search" aria-describedby={note} />
          <p id={note} className={styles.blogSidebarNote}>
            {search.note}
          </p>
        </div>
      )}
      <Group title={popular}>
        <ul className={`${styles.links} touchTargets`}>
          {posts.map(({ slug, title, href }) => (
            <li key={slug}>
              <ClientSideLink href={href}>{title}</ClientSideLink>
            </li>
          ))}
        </ul>
      </Group>
      {categories && (
        <Group title={categories.title}>
          <ul className={styles.categories}>
            {categories.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Group>
      )}
      {tags && (
        <Group title={tags.title}>
          <TagList tags={tags.items} className={styles.tags} />
        </Group>
      )}
    </aside>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </div>
  );
}
