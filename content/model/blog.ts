import type { z } from 'zod';
import { isPublicUrl } from '../../lib/is-public-url';
import { lineOfFirstMatch, throwContentError, type SourceLocation } from '../fields/content-error';
import {
  boolean,
  buttonLabel,
  controlLabel,
  date,
  fieldset,
  heading,
  linkLabel,
  list,
  pageLink,
  paragraph,
  paragraphs,
  photo,
  quoteValue,
  reference,
  sampleControlsFieldset,
  slug,
  translatedText,
  untranslatedText,
} from '../fields/field-types';
import { joinPath, type SitePath, sitePath } from '../../lib/site-path';
import { joinMarkdownBlocks, analyzeMarkdown } from '../fields/analyze-markdown';
import { resolvePhoto } from '../fields/resolve-photo';
import { checkReference } from '../fields/check-reference';
import { resolveFields, type Resolved } from '../fields/resolve-fields';
import { pages } from './pages';
import { callToAction, sectionIntro } from './common-fields';
import type { Photo } from './photo';
import { type ResolveContext, defineContentType, type ResolvedContent } from './content-type';

/** Front matter of a file of content/posts; the text below it is the post's own article. */
export const post = fieldset('Post', {
  title: heading('Title'),
  date: date('Date'),
  category: translatedText('Category'),
  sample: boolean('This is a sample', 'take it out once the post is yours').optional(),
  brands: list(
    'Houses that show it',
    fieldset('House', {
      brand: reference('brand', 'House'),
      photo: photo(),
      excerpt: paragraph('One or two sentences on its card'),
    }),
    { unique: ['brand'] },
  ),
});

/** A block of the text below the front matter, see splitBlocks. */
export const articleBlock = paragraph('Paragraph', {
  translatorComment: 'text with Markdown: keep its signs',
});

/** A heading and a list of words below it. */
const tagList = (label: string) =>
  fieldset(label, { title: heading(), items: list(label, translatedText('Entry')) });

export interface PostInput extends z.infer<typeof post> {
  /** File name without its ending: the end of the post's address. */
  readonly slug: string;
  /** Blocks of Markdown. Without them the post leads to the article of all posts (BLD-03). */
  readonly article: readonly string[];
}

const comment = fieldset('Comment', {
  author: translatedText('Author'),
  date: date('Date'),
  text: paragraph(),
});

const section = fieldset('Section', {
  id: slug('End of its address, after the sign #'),
  heading: heading(),
  paragraphs: paragraphs(),
  list: list('List', translatedText('Entry')).optional(),
});

/** A brand's own parts of the article that posts without an article of their own show. */
const brandArticle = fieldset('Article of all posts without their own', {
  lead: paragraph('First sentences'),
  /** Replaces the shared sections. */
  sections: list('Sections in the words of this house', section).optional(),
  sectionPhotos: list('One picture for each section', photo()),
});

const sharedArticle = fieldset('Article of all posts without their own', {
  defaultTitle: heading('Title where there is no such post'),
  date: date('Date'),
  category: translatedText('Category'),
  tableOfContentsLabel: heading('Heading of the contents'),
  sections: list('Sections', section),
  rules: tagList('Rules').optional(),
  tags: tagList('Tags').optional(),
  share: sampleControlsFieldset('Share links', {
    title: heading(),
    note: translatedText('Beside the share links'),
    links: list(
      'Share links',
      fieldset('Share link', { label: untranslatedText('Letters'), name: untranslatedText('Full name') }),
    ),
  }).optional(),
  comments: fieldset('Comments', {
    title: heading(),
    reply: buttonLabel('Reply'),
    list: list('Comments', comment),
  }).optional(),
  form: sampleControlsFieldset('Form', {
    title: heading(),
    note: translatedText('Note'),
    name: controlLabel('Name'),
    email: controlLabel('E-mail'),
    website: controlLabel('Website'),
    comment: controlLabel('Comment'),
    save: controlLabel('Checkbox'),
    submit: buttonLabel('Button'),
  }).optional(),
});

export const blog = defineContentType({
  brand: fieldset('Blog', {
    intro: sectionIntro,
    relatedTitle: heading('Heading of the other posts'),
    article: brandArticle.optional(),
    callToAction,
  }),
  shared: fieldset('Blog', {
    readMore: linkLabel(),
    allPosts: pageLink('Link to all posts').optional(),
    pager: sampleControlsFieldset('Pages', {
      label: controlLabel('What screen readers call the links to further pages'),
      previous: controlLabel('Previous'),
      pages: list('Numbers', untranslatedText('Number')),
      next: controlLabel('Next'),
      note: translatedText('Note'),
    }).optional(),
    sidebar: fieldset('Sidebar', {
      search: sampleControlsFieldset('Search', {
        label: controlLabel('Search'),
        note: translatedText('Note below the search'),
      }).optional(),
      popular: heading('Heading of the popular posts'),
      categories: tagList('Categories').optional(),
      tags: tagList('Tags').optional(),
    }),
    article: sharedArticle.optional(),
  }),
  variables: ({ shared }) => ({ comments: shared.article?.comments?.list.length ?? 0 }),
  resolve({ brand: { article: own, ...brand }, shared: { article, ...shared } }, context) {
    /** The newest first; the first one is shown large. */
    const posts = context.removedPages.includes('blog')
      ? []
      : context.posts
          .flatMap((post) => resolvePost(post, context))
          .sort((one, other) => other.published.localeCompare(one.published));
    const withoutText = posts.find((post) => !post.article);
    if (withoutText && !(own && article))
      throwContentError(
        { file: `content/posts/${withoutText.slug}.md` },
        'the post has no text, and the article of all posts without one has been taken out.',
        'Write its text.',
      );
    return {
      ...shared,
      ...brand,
      posts,
      /** The article that posts without an article of their own show (BLD-03). */
      ...(own && article && { article: resolveDefaultPostArticle(own, article, context) }),
    };
  },
});
export type BlogContent = ResolvedContent<typeof blog>;
export type DefaultPostArticleContent = NonNullable<BlogContent['article']>;
export type ArticleSection = DefaultPostArticleContent['sections'][number];
export type CommentsContent = Pick<DefaultPostArticleContent, 'comments' | 'form'>;

/** The text of a post as one brand shows it. */
export interface Article {
  readonly markdown: string;
  /** The path of each link to a page, by the link as it is written. */
  readonly links: Readonly<Record<string, SitePath>>;
  /** Its photos by their names. */
  readonly photos: Readonly<Record<string, Photo>>;
}

/** A post as one brand shows it. */
export interface BlogPost {
  readonly slug: string;
  readonly title: string;
  /** "August 10, 2023" */
  readonly date: string;
  /** "2023-08-10" */
  readonly published: string;
  readonly category: string;
  readonly photo: Photo;
  readonly excerpt: string;
  readonly article?: Article;
  /** Its own page, or the details screen with this post named in its query. */
  readonly href: SitePath;
}

/** The posts that a brand shows. */
export const postsOf = (brandId: string, posts: readonly PostInput[]): readonly PostInput[] =>
  posts.filter(({ brands }) => brands.some(({ brand }) => brand === brandId));

function resolveDefaultPostArticle(
  { sectionPhotos, sections: ownSections, ...own }: Resolved<z.infer<typeof brandArticle>>,
  { sections: sharedSections, comments, ...shared }: Resolved<z.infer<typeof sharedArticle>>,
  { id, formats: { formatPublished } }: ResolveContext,
) {
  const sections = ownSections ?? sharedSections;
  // more photos than sections are allowed, so that the photo of a new section can be added before the section
  if (sectionPhotos.length < sections.length)
    throwContentError(
      { file: `content/${id}/blog.json`, path: ['article', 'sectionPhotos'] },
      `there are ${sectionPhotos.length} pictures for ${sections.length} sections.`,
      'Give each section of the article a picture.',
    );
  return {
    ...shared,
    ...own,
    date: formatPublished(shared.date),
    sections: sections.flatMap((section, index) => {
      const photo = sectionPhotos[index];
      return photo ? [{ ...section, photo }] : [];
    }),
    ...(comments && {
      comments: {
        ...comments,
        list: comments.list.map((comment) => ({ ...comment, date: formatPublished(comment.date) })),
      },
    }),
  };
}

/** The post as the brand shows it; nothing where the brand does not show it. */
function resolvePost({ slug, article, ...front }: PostInput, context: ResolveContext): readonly BlogPost[] {
  const file = `content/posts/${slug}.md`;
  for (const [index, { brand }] of front.brands.entries())
    checkReference('brand', brand, context.targets, { file, path: ['brands', index, 'brand'] });
  const own = front.brands.filter(({ brand }) => brand === context.id);
  if (own.length === 0) return [];
  const { title, date, category, brands } = resolveFields(file, post, { ...front, brands: own }, context);
  const ownArticle = article.length > 0 ? resolveArticle(file, article, context) : undefined;
  const details = context.get(pages).blog_details.href;
  return brands.map(({ photo, excerpt }) => ({
    slug,
    title,
    date: context.formats.formatPublished(date),
    published: date,
    category,
    photo,
    excerpt,
    article: ownArticle,
    href: ownArticle ? joinPath(details, `/${slug}`) : sitePath(`${details}?post=${slug}`),
  }));
}

/**
 * The blocks of a post in the language and as one text, with its photos and what its links lead to.
 * @throws when pages would show a part of it as it is written, or not at all
 */
function resolveArticle(file: string, blocks: readonly string[], context: ResolveContext): Article {
  const texts = blocks.map((block) => resolveFields(file, articleBlock, block, context));
  const markdown = joinMarkdownBlocks(texts);
  const parsed = analyzeMarkdown(markdown);
  const { catalog, targets } = context;

  function locationOf(written: string): SourceLocation {
    const block = blocks[texts.findIndex((text) => text.includes(written))] ?? '';
    return catalog.locationOf?.('', block) ?? { file, line: lineOfFirstMatch(file, [written, block]) };
  }
  for (const { written, problem, remedy } of parsed.leftovers)
    throwContentError(locationOf(written), `${quoteValue(written)} ${problem}.`, remedy);

  const links = parsed.links.flatMap(({ target }): readonly (readonly [string, SitePath])[] => {
    const location = locationOf(target ?? '](');
    if (target?.startsWith('/')) {
      checkReference('page', target, targets, location);
      return [[target, joinPath(context.href, target)]];
    }
    if (!target || !isLinkTarget(target, parsed.headingIds))
      throwContentError(
        location,
        `the link to ${quoteValue(target ?? 'a script')} leads nowhere.`,
        'Write a page of the house, like /room, a heading of the text, like #packing, or a whole address, like https://www.example.com.',
      );
    return [];
  });
  const photos = parsed.images.map(({ target, title }): readonly [string, Photo] => {
    const location = locationOf(target ?? '![');
    if (title !== undefined)
      throwContentError(
        location,
        `the title ${quoteValue(title)} of a picture is shown nowhere.`,
        'Write it below the picture, or between ![ and ] as what the picture shows.',
      );
    const name = articlePhoto.safeParse(target);
    if (name.success) return [String(target), resolvePhoto(name.data, location, context)];
    return throwContentError(
      location,
      `the text shows the picture ${quoteValue(target)}, which is not one of the site’s.`,
      'Add it to the pictures of the site (content/photos), and write its name there, like ![what it shows](calm-sand).',
    );
  });
  return { markdown, links: Object.fromEntries(links), photos: Object.fromEntries(photos) };
}

const articlePhoto = photo();

/** Whether a link in a text leads to a heading of it, to another site, or to an e-mail or phone. */
const isLinkTarget = (target: string, headingIds: readonly string[]) =>
  target.startsWith('#')
    ? headingIds.includes(target.slice(1))
    : isPublicUrl(target) || /^(?:mailto:[^@\s]+@[^@\s]+|tel:\+?[\d-]+)$/.test(target);
