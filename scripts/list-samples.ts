// `npm run samples`: lists all placeholder content that the owner has to replace, and what waits for a translator. With
// --strict it fails while there is placeholder content.
import { getContent } from '../content';
import type { ContentInput } from '../content/model/files/content-input';
import {
  findMissingEnvironmentVariables,
  findMissingGoodToKnowFacts,
  findUntranslatedSentences,
} from './samples/find-missing-settings-facts-and-translations';
import { findPhotosMatching, findPhotoFilesWithoutEntry } from './samples/find-photos-to-review';
import { findSamplesInContent } from './samples/find-samples-in-content';
import { UNFINISHED_CONTENT_SECTIONS } from './samples/unfinished-content-sections';
import { runMain } from './support/run-main';

const truncate = (text: string) => (text.length > 72 ? `${text.slice(0, 71)}…` : text).replaceAll('\n', ' ');

/**
 * Prints the list and returns how many placeholders are left. Pictures to look at, and facts and translations that are
 * missing, do not count.
 */
function listSamples(content: ContentInput): number {
  const facts = findMissingGoodToKnowFacts(content);
  const samples = [
    ...findMissingEnvironmentVariables(),
    ...facts.filter(({ section }) => section === 'taxes'),
    ...findSamplesInContent(content),
    ...findPhotosMatching('drawn', content.photos, ({ isPlaceholder }) => isPlaceholder),
  ];
  const all = [
    ...samples,
    ...findPhotosMatching('portrait', content.photos, ({ width, height }) => height > width),
    ...findPhotoFilesWithoutEntry(content.photos),
    ...facts.filter(({ section }) => section === 'fact'),
    ...findUntranslatedSentences(content),
  ];
  for (const [section, [title, advice]] of Object.entries(UNFINISHED_CONTENT_SECTIONS)) {
    const items = all.filter((item) => item.section === section);
    if (items.length === 0) continue;
    console.log(`\n${title} (${items.length}): ${advice}`);
    for (const { location, description } of items) console.log(`  ${location}  ${truncate(description)}`);
  }
  console.log(
    samples.length === 0
      ? 'No samples are left.'
      : `\n${samples.length} samples and placeholders are left; see docs/launch.md.`,
  );
  return samples.length;
}

runMain(import.meta.url, () => {
  const count = listSamples(getContent());
  if (process.argv.includes('--strict') && count > 0) process.exitCode = 1;
});
