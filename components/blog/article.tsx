import type { ArticlePart, BlogArticle, BlogContent } from '@/content/types';
import { Photo } from '../ui/photo/photo';
import { Section } from '../ui/section/section';
import styles from './article.module.css';
import { ArticleTitle } from './article-title';

interface ArticleProps {
  readonly article: BlogArticle;
  readonly posts: BlogContent['posts'];
}

/** One long note, to be read in peace. */
export function Article({ article, posts }: ArticleProps) {
  return (
    <Section>
      <article className={styles.article}>
        <header className={styles.head}>
          <p className={styles.meta}>
            {article.date} · {article.category}
          </p>
          <ArticleTitle
            posts={posts.map(({ slug, title }) => ({ slug, title }))}
            defaultTitle={article.defaultTitle}
          />
          <p className={styles.lead}>{article.lead}</p>
          <nav aria-label={article.partsLabel} className={styles.contents}>
            <span>{article.partsLabel}</span>
            {article.parts.map(({ id, heading }) => (
              <a key={id} href={`#${id}`}>
                {heading}
              </a>
            ))}
          </nav>
        </header>
        {article.parts.map((part) => (
          <Part key={part.id} {...part} />
        ))}
        <div className={styles.rules}>
          <h3>{article.rules.title}</h3>
          <ol>
            {article.rules.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ol>
        </div>
        <footer className={styles.foot}>
          <div className={styles.labels}>
            <h3>{article.tagsTitle}</h3>
            <ul className={styles.tags}>
              {article.tags.map((tag) => (
                <li key={tag}>{tag}</li>
              ))}
            </ul>
          </div>
          <div className={styles.labels}>
            <h3>{article.shareTitle}</h3>
            <ul className={styles.share}>
              {article.share.map(({ label, name }) => (
                <li key={label}>
                  <a href="#" title={name}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </footer>
      </article>
    </Section>
  );
}

function Part({ id, heading, paragraphs, list, photo }: ArticlePart) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className={styles.picture}>
        <Photo photo={photo} sizes="(min-width: 1024px) 60rem, 94vw" />
      </div>
      <h3 id={id}>{heading}</h3>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {list && (
        <ul>
          {list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
