import { useId, type ReactNode } from 'react';
import type { BlogContent } from '@/content/model/blog';
import { TextField } from '../ui/field/field';
import { ClientSideLink } from '../ui/links';
import styles from './blog-sidebar.module.css';
import { TagList } from './tag-list';

type BlogSidebarProps = Pick<BlogContent, 'sidebar' | 'posts'>;

export function BlogSidebar({ sidebar, posts }: BlogSidebarProps) {
  const { search, popular, categories, tags } = sidebar;
  const note = useId();
  return (
    <aside className={styles.sidebar}>
      {/* no form, so that Enter does nothing (BLG-05) */}
      {search && (
        <div role="search">
          <TextField label={search.label} type="search" aria-describedby={note} />
          <p id={note} className={styles.note}>
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
