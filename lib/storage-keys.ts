import type { LocalStorageKey, SessionStorageKey } from '@/content/model/privacy';

// Every name under which the site keeps something in a visitor's browser. What each is for is explained on the privacy
// page, which also clears them (content/model/privacy.ts).

export const LOCAL_KEYS = {
  darkMode: 'darkMode',
  motionPaused: 'motionPaused',
  language: 'language',
  languageOffered: 'languageOffered',
  dismissedNotices: 'dismissedNotices',
  contactQueue: 'contact-queue',
} satisfies Record<string, LocalStorageKey>;

export const SESSION_KEYS = {
  enquiry: 'enquiry',
  contactDraft: 'contact-draft',
} satisfies Record<string, SessionStorageKey>;

/** Prefix of the keys of queued messages: of one brand, or of all. */
export const contactQueuePrefix = (brandId?: string): string =>
  brandId ? `${LOCAL_KEYS.contactQueue}:${brandId}:` : `${LOCAL_KEYS.contactQueue}:`;
