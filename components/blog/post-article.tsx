import { Fragment, type AnchorHTMLAttributes } from 'react';
import Markdown, { type MarkdownToJSX } from 'markdown-to-jsx/react';
import type { PostArticleContent, BlogPost } from '@/content/resolve/resolve-post';
import { MARKDOWN_PARSER_OPTIONS } from '@/lib/markdown-parser-options';
import { ExternalLink, ClientSideLink } from '../ui/links';
import { BREAKPOINTS } from '../utils/breakpoints';
import { Photo } from '../ui/photo/photo';
import { ArticleLayout, ArticleSectionWithPhoto } from './article-layout';
import styles from './post-article.module.css';

const TEXT_WIDTH = `${BREAKPOINTS.medium} 42rem, 94vw`;

/** Links, pictures and headings of the text as the site has them. */
function markdownOptions({ links, photos }: PostArticleContent): MarkdownToJSX.Options {
  function ArticleLink({ href = '', ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
    const page = links[href];
    if (page) return <ClientSideLink href={page} {...rest} />;
    return /^https?:/.test(href) ? <ExternalLink href={href} {...rest} /> : <a href={href} {...rest} />;
  }
  function ArticlePhoto({ src = '', alt }: { readonly src?: string; readonly alt?: string }) {
    const photo = photos[src];
    return (
      photo && (
        <Photo photo={{ ...photo, alt: alt || photo.alt }} sizes={TEXT_WIDTH} className={styles.photo} />
      )
    );
  }
  return {
    ...MARKDOWN_PARSER_OPTIONS,
    wrapper: Fragment,
    overrides: {
      a: { component: ArticleLink },
      img: { component: ArticlePhoto },
      // the page has its h1 and the post its h2
      h1: { component: 'h3' },
      h2: { component: 'h3' },
    },
  };
}

/** A post with an article of its own. */
export function PostArticle({ post }: { readonly post: BlogPost }) {
  const { title, date, category, excerpt, photo, article } = post;
  return (
    <ArticleLayout date={date} category={category} title={<h2>{title}</h2>} lead={excerpt}>
      <ArticleSectionWithPhoto sharedTransition photo={photo}>
        {article && <Markdown options={markdownOptions(article)}>{article.markdown}</Markdown>}
      </ArticleSectionWithPhoto>
    </ArticleLayout>
  );
}
