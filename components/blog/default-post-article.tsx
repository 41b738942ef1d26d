import type { DefaultArticleSection, DefaultPostArticleContent, BlogContent } from '@/content/model/blog';
import { ArticleLayout, ArticleSectionWithPhoto } from './article-layout';
import styles from './default-post-article.module.css';
import { TagList } from './tag-list';
import { PostTitleFromQuery } from './post-from-query';

const SHARE_NOTE_ID = 'share-note';

interface DefaultPostArticleProps {
  readonly article: DefaultPostArticleContent;
  readonly posts: BlogContent['posts'];
}

export function DefaultPostArticle({ article, posts }: DefaultPostArticleProps) {
  const { date, category, defaultTitle, lead, tableOfContentsLabel, sections, rules } = article;
  return (
    <ArticleLayout
      date={date}
      category={category}
      title={
        <PostTitleFromQuery
          posts={posts.map(({ slug, title }) => ({ slug, title }))}
          defaultTitle={defaultTitle}
        />
      }
      lead={lead}
      tableOfContents={
        <nav aria-label={tableOfContentsLabel} className={styles.tableOfContents}>
          <span className="muted">{tableOfContentsLabel}</span>
          {sections.map(({ id, heading }) => (
            <a key={id} href={`#${id}`} className="bold">
              {heading}
            </a>
          ))}
        </nav>
      }
    >
      {sections.map((section) => (
        <TextSection key={section.id} {...section} />
      ))}
      {rules && (
        <div className={styles.rules}>
          <h3>{rules.title}</h3>
          <ol>
            {rules.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ol>
        </div>
      )}
      <ArticleFooter {...article} />
    </ArticleLayout>
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

function TextSection({ id, heading, paragraphs, list, photo }: DefaultArticleSection) {
  return (
    <ArticleSectionWithPhoto photo={photo} headingId={id}>
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
    </ArticleSectionWithPhoto>
  );
}
