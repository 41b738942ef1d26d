import type { BlogPost } from '@/content/types';
import { MEDIA } from '../ui/media';
import { Photo } from '../ui/photo/photo';
import { Section } from '../ui/section/section';
import styles from './article.module.css';

/** A post with an article of its own. */
export function PostArticle({ post }: { readonly post: BlogPost }) {
  const { title, date, category, excerpt, image, article = [] } = post;
  return (
    <Section>
      <article className={styles.article}>
        <header className={styles.head}>
          <p className={styles.meta}>
            {date} · {category}
          </p>
          <h2>{title}</h2>
          <p className={styles.lead}>{excerpt}</p>
        </header>
        <div className={styles.section}>
          <div className={styles.picture}>
            <Photo photo={image} sizes={`${MEDIA.large} 60rem, 94vw`} />
          </div>
          {article.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </article>
    </Section>
  );
}
