import type { Link, SitePath, Written } from './link';
import type { Photo } from './photo';
import type { CallToAction } from './page';

export interface WrittenPost {
  /** Value of `?post=`, or the end of the address where the post has an article of its own. */
  readonly slug: string;
  readonly title: string;
  /** As in "2023-08-10"; pages write it out. */
  readonly date: string;
  readonly category: string;
  readonly image: Photo;
  readonly excerpt: string;
  /** Paragraphs. Without them the post leads to the article of all posts (BLD-03). */
  readonly article?: readonly string[];
}

export interface BlogPost extends WrittenPost {
  /** Its own page, or the details screen with this post named in its query. */
  readonly href: SitePath;
}

export interface BlogContent {
  readonly intro: { readonly eyebrow: string; readonly heading: string; readonly text: string };
  /** The first one is shown large. */
  readonly posts: readonly BlogPost[];
  readonly readMore: string;
  readonly pager: {
    readonly label: string;
    readonly previous: string;
    readonly pages: readonly string[];
    readonly next: string;
    readonly note: string;
  };
  readonly sidebar: {
    readonly search: string;
    readonly searchNote: string;
    readonly popular: string;
    readonly categories: { readonly title: string; readonly items: readonly string[] };
    readonly tags: { readonly title: string; readonly items: readonly string[] };
  };
  readonly article: BlogArticle;
  readonly callToAction: CallToAction;
}

export interface WrittenBlog extends Written<Omit<BlogContent, 'posts'>> {
  readonly posts: readonly WrittenPost[];
}

/** One text for all posts without their own (BLD-03). */
export interface BlogArticle {
  /** Title for a missing or unknown `?post=`. */
  readonly defaultTitle: string;
  readonly date: string;
  readonly category: string;
  readonly lead: string;
  readonly tableOfContentsLabel: string;
  readonly sections: readonly ArticleSection[];
  readonly rules: { readonly title: string; readonly items: readonly string[] };
  readonly tagsTitle: string;
  readonly tags: readonly string[];
  readonly shareTitle: string;
  readonly share: readonly { readonly label: string; readonly name: string }[];
  readonly relatedTitle: string;
  readonly allPosts: Link;
  readonly comments: {
    readonly title: string;
    readonly reply: string;
    readonly list: readonly { readonly author: string; readonly date: string; readonly text: string }[];
  };
  readonly form: {
    readonly title: string;
    readonly note: string;
    readonly name: string;
    readonly email: string;
    readonly website: string;
    readonly comment: string;
    readonly save: string;
    readonly submit: string;
  };
}

export interface ArticleSection {
  /** Fragment identifier. */
  readonly id: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly list?: readonly string[];
  readonly photo: Photo;
}
