import type { OutsideUrl } from './brand';

export interface ContactContent {
  readonly intro: { readonly heading: string; readonly paragraphs: readonly string[] };
  readonly emailLabel: string;
  readonly locationLabel: string;
  readonly directions: { readonly heading: string; readonly paragraphs: readonly string[] };
  readonly form: {
    readonly heading: string;
    readonly name: string;
    readonly email: string;
    readonly message: string;
    readonly idle: string;
    readonly sending: string;
    readonly success: string;
    readonly failure: string;
    readonly mailInstead: string;
    readonly useEnquiry: string;
  };
  readonly map: { readonly title: string; readonly embedUrl: OutsideUrl };
  readonly sampleForm: {
    readonly heading: string;
    readonly note: string;
    readonly subject: string;
    readonly subjects: readonly [string, string, string, string];
    readonly details: string;
    readonly submit: string;
  };
}
