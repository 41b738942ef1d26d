import type { z } from 'zod';
import { throwContentError } from '../fields/content-error';
import * as field from '../fields/field-types';
import type { Resolved } from '../fields/resolved';
import { getContentFilePath, getPostPath } from '../file-paths';
import { resolvePostForBrand } from '../resolve/resolve-post';
import { type ResolveContext, defineContentType, type ResolvedContent } from './content-type';
import { callToActionSchema, sectionIntroSchema } from './helpers/common-field-groups';
import { pages } from './pages';

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
const brandArticleSchema = field.fieldset(
  'Article of all posts without their own',
  {
    lead: field.paragraph('First sentences'),
    /** Replaces the shared sections. */
    sections: field.list('Sections in the words of this house', sectionSchema).optional(),
    sectionPhotos: field.list('One picture for each section', field.photo()),
  },
  { onlyOnPage: 'blog_details' },
);

const sharedArticleSchema = field.fieldset(
  'Article of all posts without their own',
  {
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
            label: field.nonTranslatableText('Letters'),
            name: field.nonTranslatableText('Full name'),
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
  },
  { onlyOnPage: 'blog_details' },
);

export const blog = defineContentType({
  brand: field.fieldset(
    'Blog',
    {
      intro: sectionIntroSchema,
      relatedTitle: field.heading('Heading of the other posts'),
      article: brandArticleSchema.optional(),
      callToAction: callToActionSchema,
    },
    { onlyOnPage: 'blog' },
  ),
  shared: field.fieldset(
    'Blog',
    {
      readMore: field.linkLabel(),
      allPosts: field.pageLink('Link to all posts').optional(),
      pager: field
        .sampleControlsFieldset('Pages', {
          label: field.controlLabel('What screen readers call the links to further pages'),
          previous: field.controlLabel('Previous'),
          pages: field.list('Numbers', field.nonTranslatableText('Number')),
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
    },
    { onlyOnPage: 'blog' },
  ),
  variables: ({ shared }) => ({ comments: shared.article?.comments?.list.length ?? 0 }),
  needs: { pages },
  resolve({ brand: { article: brandArticle, ...brand }, shared: { article, ...shared } }, context, needs) {
    const { blog: page, blog_details: details } = needs.pages;
    /** The newest first; the first one is shown large. */
    const posts = page.removed
      ? []
      : context.posts
          .flatMap((post) => resolvePostForBrand(post, details.href, context))
          .sort((a, b) => b.datePublished.localeCompare(a.datePublished));
    const withoutText = posts.find((post) => !post.article);
    if (withoutText && !(brandArticle && article))
      throwContentError(
        { file: getPostPath(withoutText.slug) },
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
          article: resolveDefaultPostArticle(brandArticle, article, context),
        }),
    };
  },
});
export type BlogContent = ResolvedContent<typeof blog>;
export type DefaultPostArticleContent = NonNullable<BlogContent['article']>;
export type DefaultArticleSection = DefaultPostArticleContent['sections'][number];
export type SampleCommentsContent = Pick<DefaultPostArticleContent, 'comments' | 'form'>;

function resolveDefaultPostArticle(
  { sectionPhotos, sections: ownSections, ...brand }: Resolved<z.infer<typeof brandArticleSchema>>,
  { sections: sharedSections, comments, ...shared }: Resolved<z.infer<typeof sharedArticleSchema>>,
  { id, formatters: { formatPostDate } }: ResolveContext,
) {
  const sections = ownSections ?? sharedSections;
  // more photos than sections are allowed, so that the photo of a new section can be added before the section
  if (sectionPhotos.length < sections.length)
    throwContentError(
      { file: getContentFilePath(id, 'blog'), path: ['article', 'sectionPhotos'] },
      `there are ${sectionPhotos.length} pictures for ${sections.length} sections.`,
      'Give each section of the article a picture.',
    );
  return {
    ...shared,
    ...brand,
    date: formatPostDate(shared.date),
    sections: sections.flatMap((section, index) => {
      const photo = sectionPhotos[index];
      return photo ? [{ ...section, photo }] : [];
    }),
    ...(comments && {
      comments: {
        ...comments,
        list: comments.list.map((comment) => ({ ...comment, date: formatPostDate(comment.date) })),
      },
    }),
  };
}
