// `npm run check`: reads all content and puts the site together in every language. Each mistake is two lines: where it is
// and what is wrong, then what to write instead.
import { content, getSite } from '../content';
import { languages } from '../content/languages';
import { untranslated } from '../content/languages/read-translation';
import { sentencesOf } from '../content/languages/sentences';

for (const { code } of languages) getSite(code);
const sentences = sentencesOf(content);
const inEnglish = languages.slice(1).flatMap((language) => {
  const count = untranslated(language, sentences).length;
  return count > 0 ? [`${count} in ${language.name}`] : [];
});
if (inEnglish.length > 0)
  console.log(`Languages: ${inEnglish.join(', ')} of ${sentences.length} sentences are shown in English`);
console.log(`Content: nothing wrong (${(performance.now() / 1000).toFixed(1)} s)`);
