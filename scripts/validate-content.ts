import { getContent, getSite } from '../content';
import { formatIssue } from '../content/fields/content-error';
import { extractMessages } from '../content/i18n/extract-messages';
import { languages, translatedLanguages } from '../content/i18n/languages';
import { findUntranslatedMessageIssues } from '../content/i18n/read-catalog';
import { loadEnvFiles, runMain } from './support/run-main';
import { updatePhotos } from './update-photos';
import { writeJsonSchemas } from './write-json-schemas';

/**
 * Reads all content and resolves the site in every language.
 * @throws ContentError with two lines for each mistake: where it is and what is wrong, then what to write instead
 */
export function validateContent(): void {
  for (const { code } of languages) getSite(code);
  const messages = extractMessages(getContent());
  const inEnglish = translatedLanguages.flatMap((language) => {
    const { tooLongTranslations } = getSite(language.code);
    for (const issue of tooLongTranslations) console.log(formatIssue(issue));
    const count = findUntranslatedMessageIssues(language, messages).length + tooLongTranslations.length;
    return count > 0 ? [`${count} in ${language.name}`] : [];
  });
  if (inEnglish.length > 0)
    console.log(`Languages: ${inEnglish.join(', ')} of ${messages.length} sentences are shown in English`);
  console.log('Content: nothing wrong');
}

// `npm run check`
runMain(import.meta.url, async () => {
  loadEnvFiles();
  writeJsonSchemas();
  await updatePhotos();
  validateContent();
});
