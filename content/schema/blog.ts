import type { z } from 'zod';
import {
  brandId,
  buttonText,
  controlText,
  day,
  group,
  heading,
  link,
  linkText,
  list,
  name,
  paragraph,
  paragraphs,
  photo,
  slug,
  translatedText,
} from './fields';
import type { SitePath } from './link';
import { callToAction, sectionIntro } from './page';
import type { Photo } from './photo';
import type { Resolved } from './resolved';

/** Front matter of a file of content/posts; the text below it is the post's own article. */
export const post = group('Post', {
  title: heading('Title'),
  date: day('Date'),
  category: translatedText('Category'),
  houses: list(
    'Houses that show it',
    group('House', {
      house: brandId('House'),
      photo: photo(),
      excerpt: paragraph('One or two sentences on its card'),
    }),
  ),
});

/** A block of the text below the front matter: Markdown without an empty line. */
export const block = paragraph('Paragraph', { note: 'text with Markdown: keep its signs' });

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

const comment = group('Comment', { author: translatedText('Author'), date: day('Date'), text: paragraph() });

const section = group('Section', {
  id: slug('Name of the section in the address'),
  heading: heading(),
  paragraphs: paragraphs(),
  list: list('List', translatedText('Entry')).optional(),
});

export const sharedBlog = group('Blog', {
  readMore: linkText(),
  pager: group('Pages', {
    label: controlText('Name of the pager'),
    previous: controlText('Previous'),
    pages: list('Numbers', name('Number')),
    next: controlText('Next'),
    note: translatedText('Note'),
  }),
  sidebar: group('Sidebar', {
    search: controlText('Search'),
    searchNote: translatedText('Note below the search'),
    popular: heading('Heading of the popular posts'),
    categories: group('Categories', {
      title: heading(),
      items: list('Categories', translatedText('Category')),
    }),
    tags: group('Tags', { title: heading(), items: list('Tags', translatedText('Tag')) }),
  }),
  article: group('Article of all posts without their own', {
    allPosts: link(),
    defaultTitle: heading('Title for an unknown post'),
    date: day('Date'),
    category: translatedText('Category'),
    tableOfContentsLabel: heading('Heading of the contents'),
    sections: list('Sections', section),
    rules: group('Rules', { title: heading(), items: list('Rules', translatedText('Rule')) }),
    tagsTitle: heading('Heading of the tags'),
    tags: list('Tags', translatedText('Tag')),
    shareTitle: heading('Heading of the share links'),
    shareNote: translatedText('Beside the share links'),
    share: list('Share links', group('Share link', { label: name('Letters'), name: name('Full name') })),
    comments: group('Comments', {
      title: heading(),
      reply: buttonText('Reply'),
      list: list('Comments', comment),
    }),
    form: group('Form', {
      title: heading(),
      note: translatedText('Note'),
      name: controlText('Name'),
      email: controlText('E-mail'),
      website: controlText('Website'),
      comment: controlText('Comment'),
      save: controlText('Checkbox'),
      submit: buttonText('Button'),
    }),
  }),
});

export const blog = group('Blog', {
  intro: sectionIntro,
  article: group('Article of all posts without their own', {
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
