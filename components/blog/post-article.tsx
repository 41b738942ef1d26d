import type { AnchorHTMLAttributes } from 'react';
import Markdown, { type MarkdownToJSX } from 'markdown-to-jsx/react';
import type { BlogPost } from '@/content/model/blog';
import { ExternalLink, InternalLink } from '../ui/links';
import { BREAKPOINTS } from '../ui/breakpoints';
import { Photo } from '../ui/photo/photo';
import { Section } from '../ui/section/section';
import styles from './fallback-article.module.css';

const PostLink = ({ href = '', ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) =>
  href.startsWith('/') ? <InternalLink href={href} {...rest} /> : <ExternalLink href={href} {...rest} />;

/** The page has its h1 and the post its h2. */
const MARKDOWN: MarkdownToJSX.Options = {
  disableParsingRawHTML: true,
  forceBlock: true,
  overrides: { a: { component: PostLink }, h1: { component: 'h3' }, h2: { component: 'h3' } },
};

/** A post with an article of its own. */
export function PostArticle({ post }: { readonly post: BlogPost }) {
  const { title, date, category, excerpt, image, article = [] } = post;
  return (
    <Section>
      <article className={styles.article}>
        <header className={styles.head}>
          <p className="accent small bold">
            {date} · {category}
          </p>
          <h2>{title}</h2>
          <p className="lead">{excerpt}</p>
        </header>
        <div className={styles.section}>
          <div className={styles.picture}>
            <Photo moves photo={image} sizes={`${BREAKPOINTS.large} 60rem, 94vw`} />
          </div>
          {article.map((block) => (
            <div key={block}>
              <Markdown options={MARKDOWN}>{block}</Markdown>
            </div>
          ))}
        </div>
      </article>
    </Section>
  );
}
