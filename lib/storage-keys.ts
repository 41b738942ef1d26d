import type { LocalStorageKey, SessionStorageKey } from '@/content/model/privacy';

// Every name under which the site keeps something in a visitor's browser. What each is for is explained on the privacy page,
// which also clears them (content/model/privacy.ts).

export const LOCAL_KEYS = {
  darkMode: 'darkMode',
  motionPaused: 'motionPaused',
  language: 'language',
  languageOffered: 'languageOffered',
  dismissedNotices: 'dismissedNotices',
  contactQueue: 'contact-queue',
} satisfies Record<string, LocalStorageKey>;

/** A draft and a queued message have their brand behind the name and a colon. */
export const SESSION_KEYS = {
  enquiry: 'enquiry',
  contactDraft: 'contact-draft',
} satisfies Record<string, SessionStorageKey>;
