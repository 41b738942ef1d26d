import type { ArticleSection, DefaultPostArticleContent, BlogContent } from '@/content/model/blog';
import { Photo } from '../ui/photo/photo';
import { Section } from '../ui/section/section';
import styles from './default-post-article.module.css';
import { TagList } from './tag-list';
import { PostTitleFromQuery } from './post-title-from-query';
import { BREAKPOINTS } from '../ui/breakpoints';

const SHARE_NOTE_ID = 'share-note';

interface DefaultPostArticleProps {
  readonly article: DefaultPostArticleContent;
  readonly posts: BlogContent['posts'];
}

export function DefaultPostArticle({ article, posts }: DefaultPostArticleProps) {
  return (
    <Section>
      <article className={styles.article}>
        <header className={styles.head}>
          <p className="accent small bold">
            {article.date} · {article.category}
          </p>
          <PostTitleFromQuery
            posts={posts.map(({ slug, title }) => ({ slug, title }))}
            defaultTitle={article.defaultTitle}
          />
          <p className="lead">{article.lead}</p>
          <nav aria-label={article.tableOfContentsLabel} className={styles.tableOfContents}>
            <span className="muted">{article.tableOfContentsLabel}</span>
            {article.sections.map(({ id, heading }) => (
              <a key={id} href={`#${id}`} className="bold">
                {heading}
              </a>
            ))}
          </nav>
        </header>
        {article.sections.map((section) => (
          <SectionWithPhoto key={section.id} {...section} />
        ))}
        {article.rules && (
          <div className={styles.rules}>
            <h3>{article.rules.title}</h3>
            <ol>
              {article.rules.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ol>
          </div>
        )}
        <ArticleFooter {...article} />
      </article>
    </Section>
  );
}

function ArticleFooter({ tags, share }: Pick<DefaultPostArticleContent, 'tags' | 'share'>) {
  if (!tags && !share) return null;
  return (
    <footer className={styles.footer}>
      {tags && (
        <div className={styles.tagsAndShare}>
          <h3 className="h4">{tags.title}</h3>
          <TagList tags={tags.items} />
        </div>
      )}
      {share && (
        <div className={styles.tagsAndShare}>
          <h3 className="h4">{share.title}</h3>
          <ul className={styles.share}>
            {share.links.map(({ label, name }) => (
              <li key={label}>
                <a href="#" title={name} aria-describedby={SHARE_NOTE_ID}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
          <small id={SHARE_NOTE_ID}>{share.note}</small>
        </div>
      )}
    </footer>
  );
}

function SectionWithPhoto({ id, heading, paragraphs, list, photo }: ArticleSection) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.wide}>
        <Photo photo={photo} sizes={`${BREAKPOINTS.large} 60rem, 94vw`} />
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
