// Every name under which the site keeps something in a visitor's browser. What each is for is explained on the privacy
// page, which also clears them (content/model/privacy.ts).

export const LOCAL_STORAGE_KEYS = {
  darkMode: 'darkMode',
  motionPaused: 'motionPaused',
  language: 'language',
  languageOffered: 'languageOffered',
  dismissedNotices: 'dismissedNotices',
  contactQueue: 'contact-queue',
} as const;
export type LocalStorageKey = (typeof LOCAL_STORAGE_KEYS)[keyof typeof LOCAL_STORAGE_KEYS];

export const SESSION_STORAGE_KEYS = {
  enquiry: 'enquiry',
  contactDraft: 'contact-draft',
} as const;
export type SessionStorageKey = (typeof SESSION_STORAGE_KEYS)[keyof typeof SESSION_STORAGE_KEYS];

/** Prefix of the keys of queued messages: of one brand, or of all. */
export const getContactQueuePrefix = (brandId?: string): string =>
  brandId ? `${LOCAL_STORAGE_KEYS.contactQueue}:${brandId}:` : `${LOCAL_STORAGE_KEYS.contactQueue}:`;
