import type { ExternalUrl } from './link';
import type { Note } from './page';

/** Names in local storage, which stay until they are cleared. The privacy page says what each is for. */
export type LocalKey =
  'darkMode' | 'motionPaused' | 'language' | 'languageOffered' | 'dismissedNotices' | 'contact-waiting';

/** Names in session storage, which goes with the tab. */
export type SessionKey = 'enquiry' | 'contact-draft';

/** A heading with what is said below it. */
export interface TextPart {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly items?: readonly string[];
}

interface StoredEntries<Key extends string> {
  /** How long these are kept. */
  readonly heading: string;
  /** What each is for. */
  readonly entries: Readonly<Record<Key, string>>;
}

/** Says that the stored entries are gone, or that the browser keeps none. */
export interface ClearWords {
  readonly button: string;
  readonly cleared: string;
  readonly blocked: string;
}

/** Another site that hears of a visitor, and when. */
export interface Recipient extends Note {
  readonly policy?: { readonly label: string; readonly url: ExternalUrl };
}

export interface PrivacyContent {
  readonly lead: string;
  readonly stored: TextPart & {
    readonly local: StoredEntries<LocalKey>;
    readonly session: StoredEntries<SessionKey>;
    /** Copies of whole pages, beside the entries. */
    readonly copies: readonly string[];
    readonly withoutScript: string;
    readonly clear: ClearWords;
  };
  readonly recipients: TextPart & { readonly list: readonly Recipient[] };
  readonly parts: readonly TextPart[];
  /** The e-mail address and the legal notice follow. */
  readonly rights: TextPart;
}

export interface AccessibilityContent {
  readonly lead: string;
  readonly parts: readonly TextPart[];
  /** The e-mail address follows. */
  readonly complaint: TextPart;
  readonly reviewed: {
    readonly label: string;
    /** Written as '2026-11-22'. */
    readonly date: string;
  };
}

/** Who runs the site, as its law wants it named; empty until the owner fills it in. */
export interface LegalOwner {
  readonly business: string;
  readonly responsible: string;
  readonly address: string;
  readonly registration: string;
  readonly licence: string;
}

export interface LegalNoticeContent {
  readonly lead: string;
  readonly owner: LegalOwner;
  readonly fields: {
    readonly heading: string;
    readonly labels: Readonly<Record<keyof LegalOwner, string>>;
    /** In place of an empty field. */
    readonly sample: string;
    readonly missing: string;
  };
  readonly contactHeading: string;
  readonly parts: readonly TextPart[];
}
