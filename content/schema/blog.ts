import type { z } from 'zod';
import {
  brandId,
  buttonLabel,
  controlLabel,
  date,
  fieldset,
  heading,
  link,
  linkLabel,
  list,
  untranslatedText,
  paragraph,
  paragraphs,
  photo,
  slug,
  translatedText,
} from '../fields/field-types';
import type { SitePath } from './link';
import { callToAction, sectionIntro } from './page';
import type { Photo } from './photo';
import type { Resolved } from '../fields/resolved';

/** Front matter of a file of content/posts; the text below it is the post's own article. */
export const post = fieldset('Post', {
  title: heading('Title'),
  date: date('Date'),
  category: translatedText('Category'),
  houses: list(
    'Houses that show it',
    fieldset('House', {
      house: brandId('House'),
      photo: photo(),
      excerpt: paragraph('One or two sentences on its card'),
    }),
  ),
});

/** A block of the text below the front matter: Markdown without an empty line. */
export const block = paragraph('Paragraph', { translatorComment: 'text with Markdown: keep its signs' });

export interface PostInput extends z.infer<typeof post> {
  /** File name without its ending: the end of the post's address. */
  readonly slug: string;
  /** Blocks of Markdown. Without them the post leads to the article of all posts (BLD-03). */
  readonly article: readonly string[];
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
  readonly image: Photo;
  readonly excerpt: string;
  readonly article?: readonly string[];
  /** Its own page, or the details screen with this post named in its query. */
  readonly href: SitePath;
}

const comment = fieldset('Comment', {
  author: translatedText('Author'),
  date: date('Date'),
  text: paragraph(),
});

const section = fieldset('Section', {
  id: slug('Name of the section in the address'),
  heading: heading(),
  paragraphs: paragraphs(),
  list: list('List', translatedText('Entry')).optional(),
});

export const sharedBlog = fieldset('Blog', {
  readMore: linkLabel(),
  pager: fieldset('Pages', {
    label: controlLabel('Name of the pager'),
    previous: controlLabel('Previous'),
    pages: list('Numbers', untranslatedText('Number')),
    next: controlLabel('Next'),
    note: translatedText('Note'),
  }),
  sidebar: fieldset('Sidebar', {
    search: controlLabel('Search'),
    searchNote: translatedText('Note below the search'),
    popular: heading('Heading of the popular posts'),
    categories: fieldset('Categories', {
      title: heading(),
      items: list('Categories', translatedText('Category')),
    }),
    tags: fieldset('Tags', { title: heading(), items: list('Tags', translatedText('Tag')) }),
  }),
  article: fieldset('Article of all posts without their own', {
    allPosts: link(),
    defaultTitle: heading('Title for an unknown post'),
    date: date('Date'),
    category: translatedText('Category'),
    tableOfContentsLabel: heading('Heading of the contents'),
    sections: list('Sections', section),
    rules: fieldset('Rules', { title: heading(), items: list('Rules', translatedText('Rule')) }),
    tagsTitle: heading('Heading of the tags'),
    tags: list('Tags', translatedText('Tag')),
    shareTitle: heading('Heading of the share links'),
    shareNote: translatedText('Beside the share links'),
    share: list(
      'Share links',
      fieldset('Share link', { label: untranslatedText('Letters'), name: untranslatedText('Full name') }),
    ),
    comments: fieldset('Comments', {
      title: heading(),
      reply: buttonLabel('Reply'),
      list: list('Comments', comment),
    }),
    form: fieldset('Form', {
      title: heading(),
      note: translatedText('Note'),
      name: controlLabel('Name'),
      email: controlLabel('E-mail'),
      website: controlLabel('Website'),
      comment: controlLabel('Comment'),
      save: controlLabel('Checkbox'),
      submit: buttonLabel('Button'),
    }),
  }),
});

export const blog = fieldset('Blog', {
  intro: sectionIntro,
  article: fieldset('Article of all posts without their own', {
    lead: paragraph('Lead'),
    relatedTitle: heading('Heading of the other posts'),
    sectionPhotos: list('One picture for each section', photo()),
  }),
  callToAction,
});

type Article = Resolved<z.infer<typeof sharedBlog>['article']> &
  Omit<Resolved<z.infer<typeof blog>['article']>, 'sectionPhotos'>;
export type ArticleSection = Resolved<z.infer<typeof section>> & { readonly photo: Photo };
/** One text for all posts without their own (BLD-03). */
export type BlogArticle = Omit<Article, 'sections'> & { readonly sections: readonly ArticleSection[] };

export type BlogContent = Resolved<Omit<z.infer<typeof blog> & z.infer<typeof sharedBlog>, 'article'>> & {
  /** The newest first; the first one is shown large. */
  readonly posts: readonly BlogPost[];
  readonly article: BlogArticle;
};
