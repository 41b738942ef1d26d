import { getZanzibarDate } from '../lib/zanzibar-time';
import { ContentError } from './fields/content-error';
import type { TranslationCatalog } from './i18n/catalog';
import type { ContentInput } from './model/files/content-input';
import { getPhotoFilesEntry } from './read-photo-files-json';
import { resolveSite, type ResolvedSite, type BuildInputs } from './resolve-site';
import { addLineNumber } from './source-lines';

/** EmailJS account from the environment of the build, see .env.example. */
const readEmailSettings = (): BuildInputs['emailSettings'] => ({
  publicKey: process.env.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY?.trim(),
  serviceId: process.env.NEXT_PUBLIC_EMAILJS_SERVICE_ID?.trim(),
  templateId: process.env.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID?.trim(),
});

/**
 * The site in one language, with the files and the settings of the machine that builds it.
 * @throws ContentError where files do not fit together, with their lines
 */
export function resolveSiteAtBuildTime(
  content: ContentInput,
  catalog?: TranslationCatalog,
  today = getZanzibarDate(new Date()),
): ResolvedSite {
  const inputs = { photoFiles: getPhotoFilesEntry, emailSettings: readEmailSettings(), today };
  try {
    return resolveSite(content, inputs, catalog);
  } catch (error) {
    throw error instanceof ContentError ? new ContentError(error.issues.map(addLineNumber)) : error;
  }
}
