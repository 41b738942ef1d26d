// `npm run check`: reads all content and puts the site together in every language. Each mistake is two lines: where it is
// and what is wrong, then what to write instead.
import { content, getSite } from '../content';
import { languages } from '../content/i18n/languages';
import { untranslatedMessages } from '../content/i18n/read-catalog';
import { extractMessages } from '../content/i18n/extract-messages';

for (const { code } of languages) getSite(code);
const messages = extractMessages(content);
const inEnglish = languages.slice(1).flatMap((language) => {
  const count = untranslatedMessages(language, messages).length;
  return count > 0 ? [`${count} in ${language.name}`] : [];
});
if (inEnglish.length > 0)
  console.log(`Languages: ${inEnglish.join(', ')} of ${messages.length} sentences are shown in English`);
console.log(`Content: nothing wrong (${(performance.now() / 1000).toFixed(1)} s)`);
