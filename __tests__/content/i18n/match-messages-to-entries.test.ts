/** @jest-environment node */
import { extractMessages } from '@/content/i18n/extract-messages';
import { translatedLanguages } from '@/content/i18n/languages';
import { matchMessagesToEntries } from '@/content/i18n/match-messages-to-entries';
import { readPoFiles } from '@/content/i18n/read-po-files';
import { replaceOrAppendEntry } from '@/content/i18n/serialize-po';
import { content } from '../../support/site';
import { testContentAsHandedOver } from '../../support/test-content-as-handed-over';

testContentAsHandedOver('an entry of the site that is written again is the same to the byte', () => {
  const messages = extractMessages(content);
  for (const { code } of translatedLanguages)
    for (const { entry, source } of matchMessagesToEntries(messages, [...readPoFiles(code).values()]).matches)
      if (source)
        expect(replaceOrAppendEntry(source.file, source.entry, entry) === source.file.text).toBe(true);
});
