import type { BlogContent } from '@/content/model/blog';
import type { Look } from '@/content/model/brand';
import { ClientSideLink } from '../ui/links';
import { Photo } from '../ui/photo/photo';
import { BREAKPOINTS } from '../utils/breakpoints';
import styles from './post-list.module.css';

interface PostListProps extends Pick<BlogContent, 'posts' | 'readMore'> {
  readonly look: Look;
}

const SIZES: Readonly<Record<Look, string>> = {
  gallery: `${BREAKPOINTS.medium} min(40vw, 30rem), 94vw`,
  scrapbook: `${BREAKPOINTS.small} 27rem, 94vw`,
};

/** The posts; in a scrapbook the first one is large. */
export function PostList({ look, posts, readMore }: PostListProps) {
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
