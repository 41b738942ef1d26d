import type { z } from 'zod';
import { isPublicUrl } from '../../lib/is-public-url';
import { joinPath, type SitePath, sitePath } from '../../lib/site-path';
import { analyzeMarkdown } from '../fields/analyze-markdown';
import { assertReference } from '../fields/assert-reference';
import { throwContentError, type SourceLocation } from '../fields/content-error';
import { quoteValue } from '../fields/error-messages';
import * as field from '../fields/field-types';
import { joinMarkdownBlocks } from '../fields/markdown-blocks';
import type { PhotoContent } from '../fields/photo-types';
import { resolveFields, type Resolved } from '../fields/resolve-fields';
import { resolvePhoto } from '../fields/resolve-photo';
import { callToActionSchema, sectionIntroSchema } from './common-fields';
import { type ResolveContext, defineContentType, type ResolvedContent } from './content-type';
import { pages } from './pages';
import { articleBlockSchema, postPath, postSchema, type PostInput } from './post';

/** A heading and a list of words below it. */
const createTagListSchema = (label: string) =>
  field.fieldset(label, { title: field.heading(), items: field.list(label, field.translatedText('Entry')) });

const commentSchema = field.fieldset('Comment', {
  author: field.translatedText('Author'),
  date: field.date('Date'),
  text: field.paragraph(),
});

const sectionSchema = field.fieldset('Section', {
  id: field.slug('End of its address, after the sign #'),
  heading: field.heading(),
  paragraphs: field.paragraphs(),
  list: field.list('List', field.translatedText('Entry')).optional(),
});

/** A brand's own parts of the article that posts without an article of their own show. */
const brandArticleSchema = field.fieldset('Article of all posts without their own', {
  lead: field.paragraph('First sentences'),
  /** Replaces the shared sections. */
  sections: field.list('Sections in the words of this house', sectionSchema).optional(),
  sectionPhotos: field.list('One picture for each section', field.photo()),
});

const sharedArticleSchema = field.fieldset('Article of all posts without their own', {
  defaultTitle: field.heading('Title where there is no such post'),
  date: field.date('Date'),
  category: field.translatedText('Category'),
  tableOfContentsLabel: field.heading('Heading of the contents'),
  sections: field.list('Sections', sectionSchema),
  rules: createTagListSchema('Rules').optional(),
  tags: createTagListSchema('Tags').optional(),
  share: field
    .sampleControlsFieldset('Share links', {
      title: field.heading(),
      note: field.translatedText('Beside the share links'),
      links: field.list(
        'Share links',
        field.fieldset('Share link', {
          label: field.untranslatedText('Letters'),
          name: field.untranslatedText('Full name'),
        }),
      ),
    })
    .optional(),
  comments: field
    .fieldset('Comments', {
      title: field.heading(),
      reply: field.buttonLabel('Reply'),
      list: field.list('Comments', commentSchema),
    })
    .optional(),
  form: field
    .sampleControlsFieldset('Form', {
      title: field.heading(),
      note: field.translatedText('Note'),
      name: field.controlLabel('Name'),
      email: field.controlLabel('E-mail'),
      website: field.controlLabel('Website'),
      comment: field.controlLabel('Comment'),
      save: field.controlLabel('Checkbox'),
      submit: field.buttonLabel('Button'),
    })
    .optional(),
});

export const blog = defineContentType({
  brand: field.fieldset('Blog', {
    intro: sectionIntroSchema,
    relatedTitle: field.heading('Heading of the other posts'),
    article: brandArticleSchema.optional(),
    callToAction: callToActionSchema,
  }),
  shared: field.fieldset('Blog', {
    readMore: field.linkLabel(),
    allPosts: field.pageLink('Link to all posts').optional(),
    pager: field
      .sampleControlsFieldset('Pages', {
        label: field.controlLabel('What screen readers call the links to further pages'),
        previous: field.controlLabel('Previous'),
        pages: field.list('Numbers', field.untranslatedText('Number')),
        next: field.controlLabel('Next'),
        note: field.translatedText('Note'),
      })
      .optional(),
    sidebar: field.fieldset('Sidebar', {
      search: field
        .sampleControlsFieldset('Search', {
          label: field.controlLabel('Search'),
          note: field.translatedText('Note below the search'),
        })
        .optional(),
      popular: field.heading('Heading of the popular posts'),
      categories: createTagListSchema('Categories').optional(),
      tags: createTagListSchema('Tags').optional(),
    }),
    article: sharedArticleSchema.optional(),
  }),
  variables: ({ shared }) => ({ comments: shared.article?.comments?.list.length ?? 0 }),
  resolve({ brand: { article: brandArticle, ...brand }, shared: { article, ...shared } }, context, sources) {
    /** The newest first; the first one is shown large. */
    const posts = context.get(pages).blog.removed
      ? []
      : context.posts
          .flatMap((post) => resolvePost(post, context))
          .sort((a, b) => b.published.localeCompare(a.published));
    const withoutText = posts.find((post) => !post.article);
    if (withoutText && !(brandArticle && article))
      throwContentError(
        { file: postPath(withoutText.slug) },
        'the post has no text, and the article of all posts without one has been taken out.',
        'Write its text.',
      );
    return {
      ...shared,
      ...brand,
      posts,
      /** The article that posts without an article of their own show (BLD-03). */
      ...(brandArticle &&
        article && {
          article: resolveFallbackPostArticle(brandArticle, article, sources.brand.file, context),
        }),
    };
  },
});
export type BlogContent = ResolvedContent<typeof blog>;
export type FallbackPostArticleContent = NonNullable<BlogContent['article']>;
export type ArticleSection = FallbackPostArticleContent['sections'][number];
export type CommentsContent = Pick<FallbackPostArticleContent, 'comments' | 'form'>;

/** The text of a post as one brand shows it. */
export interface PostArticleContent {
  readonly markdown: string;
  /** The path of each link to a page, by the link as it is written. */
  readonly links: Readonly<Record<string, SitePath>>;
  /** Its photos by their names. */
  readonly photos: Readonly<Record<string, PhotoContent>>;
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
  readonly photo: PhotoContent;
  readonly excerpt: string;
  readonly article?: PostArticleContent;
  /** Its own page, or the details screen with this post named in its query. */
  readonly href: SitePath;
}

function resolveFallbackPostArticle(
  { sectionPhotos, sections: ownSections, ...brand }: Resolved<z.infer<typeof brandArticleSchema>>,
  { sections: sharedSections, comments, ...shared }: Resolved<z.infer<typeof sharedArticleSchema>>,
  brandFile: string,
  { formats: { formatPublished } }: ResolveContext,
) {
  const sections = ownSections ?? sharedSections;
  // more photos than sections are allowed, so that the photo of a new section can be added before the section
  if (sectionPhotos.length < sections.length)
    throwContentError(
      { file: brandFile, path: ['article', 'sectionPhotos'] },
      `there are ${sectionPhotos.length} pictures for ${sections.length} sections.`,
      'Give each section of the article a picture.',
    );
  return {
    ...shared,
    ...brand,
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
  const file = postPath(slug);
  for (const [index, { brand }] of front.brands.entries())
    assertReference('brand', brand, context.referenceTargets, { file, path: ['brands', index, 'brand'] });
  const ownBrands = front.brands.filter(({ brand }) => brand === context.id);
  if (ownBrands.length === 0) return [];
  const { title, date, category, brands } = resolveFields(
    file,
    postSchema,
    { ...front, brands: ownBrands },
    context,
  );
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
function resolveArticle(
  file: string,
  blocks: readonly string[],
  context: ResolveContext,
): PostArticleContent {
  const texts = blocks.map((block) => resolveFields(file, articleBlockSchema, block, context));
  const markdown = joinMarkdownBlocks(texts);
  const parsed = analyzeMarkdown(markdown);
  const { catalog, referenceTargets } = context;

  function locationOf(fragment: string): SourceLocation {
    const block = blocks[texts.findIndex((text) => text.includes(fragment))] ?? '';
    return catalog.locationOf?.('', block) ?? { file, texts: [fragment, block] };
  }
  for (const { text, problem, remedy } of parsed.leftovers)
    throwContentError(locationOf(text), `${quoteValue(text)} ${problem}.`, remedy);

  const links = parsed.links.flatMap(({ target }): readonly (readonly [string, SitePath])[] => {
    const location = locationOf(target ?? '](');
    if (target?.startsWith('/')) {
      assertReference('page', target, referenceTargets, location);
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
  const photos = parsed.images.map(({ target, title }): readonly [string, PhotoContent] => {
    const location = locationOf(target ?? '![');
    if (title !== undefined)
      throwContentError(
        location,
        `the title ${quoteValue(title)} of a picture is shown nowhere.`,
        'Write it below the picture, or between ![ and ] as what the picture shows.',
      );
    const name = articlePhotoSchema.safeParse(target);
    if (name.success) return [String(target), resolvePhoto(name.data, location, context)];
    return throwContentError(
      location,
      `the text shows the picture ${quoteValue(target)}, which is not one of the site’s.`,
      'Add it to the pictures of the site (content/photos), and write its name there, like ![what it shows](calm-sand).',
    );
  });
  return { markdown, links: Object.fromEntries(links), photos: Object.fromEntries(photos) };
}

const articlePhotoSchema = field.photo();

/** Whether a link in a text leads to a heading of it, to another site, or to an e-mail or phone. */
const isLinkTarget = (target: string, headingIds: readonly string[]) =>
  target.startsWith('#')
    ? headingIds.includes(target.slice(1))
    : isPublicUrl(target) || /^(?:mailto:[^@\s]+@[^@\s]+|tel:\+?[\d-]+)$/.test(target);
