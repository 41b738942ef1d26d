import { useId, type ReactNode } from 'react';
import type { BlogContent } from '@/content/model/blog';
import { TextField } from '../ui/field/field';
import { InternalLink } from '../ui/links';
import styles from './blog-sidebar.module.css';
import { TagList } from './tag-list';

type BlogSidebarProps = Pick<BlogContent, 'sidebar' | 'posts'>;

export function BlogSidebar({ sidebar, posts }: BlogSidebarProps) {
  const note = useId();
  return (
    <aside className={styles.sidebar}>
      {/* no form, so that Enter does nothing (BLG-05) */}
      <div role="search">
        <TextField label={sidebar.search} type="search" aria-describedby={note} />
        <p id={note} className={styles.note}>
          {sidebar.searchNote}
        </p>
      </div>
      <Group title={sidebar.popular}>
        <ul className={`${styles.links} touchTargets`}>
          {posts.map(({ slug, title, href }) => (
            <li key={slug}>
              <InternalLink href={href}>{title}</InternalLink>
            </li>
          ))}
        </ul>
      </Group>
      <Group title={sidebar.categories.title}>
        <ul className={styles.categories}>
          {sidebar.categories.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Group>
      <Group title={sidebar.tags.title}>
        <TagList tags={sidebar.tags.items} className={styles.tags} />
      </Group>
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
