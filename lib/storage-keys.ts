// Every name under which the site keeps something in a visitor's browser. What each is for is explained on the privacy
// page, which also clears them (content/model/privacy.ts).

export const LOCAL_STORAGE_KEYS = {
  darkMode: 'darkMode',
  motionPaused: 'motionPaused',
  language: 'language',
  languageOffered: 'languageOffered',
  dismissedNotices: 'dismissedNotices',
  contactDraft: 'contact-draft',
  unsentMessage: 'unsent-message',
  sentMessages: 'sent-messages',
} as const;
export type LocalStorageKey = (typeof LOCAL_STORAGE_KEYS)[keyof typeof LOCAL_STORAGE_KEYS];

export const SESSION_STORAGE_KEYS = {
  enquiry: 'enquiry',
} as const;
export type SessionStorageKey = (typeof SESSION_STORAGE_KEYS)[keyof typeof SESSION_STORAGE_KEYS];

/** Prefix of the keys of unsent messages: of one brand, or of all. */
export const getUnsentMessagePrefix = (brandId?: string): string =>
  `${LOCAL_STORAGE_KEYS.unsentMessage}:${brandId ? `${brandId}:` : ''}`;
