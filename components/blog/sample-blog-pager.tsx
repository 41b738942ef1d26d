import type { BlogContent } from '@/content/model/blog';
import styles from './sample-blog-pager.module.css';

const NOTE_ID = 'pager-note';

/** Does nothing, as specified (BLG-04); a note says that all posts are on this page. */
export function SampleBlogPager({ label, previous, pages, next, note }: NonNullable<BlogContent['pager']>) {
  return (
    <div>
      <div role="group" aria-label={label} aria-describedby={NOTE_ID} className={styles.pager}>
        <button type="button">{previous}</button>
        {pages.map((page, index) => (
          <button key={page} type="button" aria-current={index === 0 ? 'page' : undefined}>
            {page}
          </button>
        ))}
        <button type="button">{next}</button>
      </div>
      <p id={NOTE_ID} className={styles.note}>
        {note}
      </p>
    </div>
  );
}
