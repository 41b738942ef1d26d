import type { z } from 'zod';
import * as field from '../fields/field-types';

export const postBrandSchema = field.fieldset('House', {
  brand: field.reference('brand', 'House'),
  photo: field.photo(),
  excerpt: field.paragraph('One or two sentences on its card'),
});

/** Front matter of a file of content/posts; the text below it is the post's own article. */
export const postFrontMatterSchema = field.fieldset('Post', {
  title: field.heading('Title'),
  date: field.date('Date'),
  category: field.translatedText('Category'),
  sample: field
    .boolean('This is a sample', 'take it out once the post is yours', { sample: 'post' })
    .optional(),
  brands: field.list('Houses that show it', postBrandSchema, { unique: ['brand'] }),
});

/** A block of the text below the front matter, see splitMarkdownBlocks. */
export const markdownBlockSchema = field.paragraph('Paragraph', {
  isMarkdown: true,
  translatorComment: 'text with Markdown: keep its signs',
});

/** A file of content/posts. */
export interface PostInput extends z.infer<typeof postFrontMatterSchema> {
  /** File name without its ending: the end of the post's address. */
  readonly slug: string;
  /** Blocks of Markdown. Without them the post leads to the article of all posts (BLD-03). */
  readonly article: readonly string[];
}

/** The posts that a brand shows. */
export const getPostsForBrand = (brandId: string, posts: readonly PostInput[]): readonly PostInput[] =>
  posts.filter(({ brands }) => brands.some(({ brand }) => brand === brandId));
