import type { Message } from '@/content/i18n/extract-messages';

export const FILE = 'content/languages/xx/home.po';

export const message = (
  msgid: string,
  reference = 'brand:home.text',
  msgctxt = '',
  textDomain = 'home',
): Message => ({
  msgid,
  msgctxt,
  references: [reference],
  translatorComment: undefined,
  textDomain,
});

export const ROOMS = message('{rooms:words} rooms by the sea', 'brand:home.lead');
export const ASK = message('I would like to ask about {room}.', 'brand:rooms.enquiry');

/** A .po file with these entries, as a translator would hand it in. */
export const poText = (...entries: readonly string[]) => `msgid ""\nmsgstr ""\n\n${entries.join('\n\n')}\n`;
export const ROOMS_IN_ITALIAN =
  'msgid "{rooms:words} rooms by the sea"\nmsgstr "{rooms:Words} camere sul mare"';
export const ASK_IN_ITALIAN =
  'msgid "I would like to ask about {room}."\nmsgstr "Vorrei chiedere di {room}."';
