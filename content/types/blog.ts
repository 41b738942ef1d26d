import type { Photo } from './photo';

export interface BlogPost {
  /** Value of `?post=` on the details screen. */
  readonly slug: string;
  readonly title: string;
  readonly date: string;
  readonly category: string;
  readonly image: Photo;
  readonly excerpt: string;
}

export interface BlogContent {
  readonly intro: { readonly heading: string; readonly text: string };
  readonly posts: readonly BlogPost[];
  readonly readMore: string;
  readonly pager: {
    readonly label: string;
    readonly previous: string;
    readonly next: string;
    readonly pages: readonly string[];
  };
  readonly sidebar: {
    readonly search: string;
    readonly searchPlaceholder: string;
    readonly popular: string;
    readonly categories: { readonly title: string; readonly items: readonly string[] };
    readonly tags: { readonly title: string; readonly items: readonly string[] };
  };
  readonly details: {
    /** Title without or with an unknown `?post=` (BLD-02). */
    readonly defaultTitle: string;
    readonly photo: Photo;
    readonly paragraphs: readonly string[];
    readonly rules: { readonly title: string; readonly items: readonly string[] };
    readonly tagsTitle: string;
    readonly tags: readonly string[];
    readonly shareTitle: string;
    readonly share: readonly { readonly label: string; readonly name: string }[];
    readonly relatedTitle: string;
    /** Slugs of the two related posts (BLD-07). */
    readonly related: readonly string[];
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
  };
}
