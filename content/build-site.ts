import { readFileSync } from 'node:fs';
import { ContentError } from './fields/content-error';
import type { PhotoFiles } from './fields/photo';
import { absolutePath } from '../lib/absolute-path';
import { resolveSite, type ResolvedSite, type SiteInputs } from './resolve-site';
import { withLine } from './source-lines';

let photoFiles: Readonly<Record<string, PhotoFiles | undefined>> | undefined;

/** Looks up what scripts/update-photos.ts has made of a photo. */
export function lookUpPhotoFiles(name: string): PhotoFiles | undefined {
  photoFiles ??= JSON.parse(readFileSync(absolutePath('content/photo-files.json'), 'utf8')) as NonNullable<
    typeof photoFiles
  >;
  return photoFiles[name];
}

/** EmailJS account from the environment of the build, see .env.example. */
const readEmailSettings = (): SiteInputs['emailSettings'] => ({
  publicKey: process.env.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY?.trim(),
  serviceId: process.env.NEXT_PUBLIC_EMAILJS_SERVICE_ID?.trim(),
  templateId: process.env.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID?.trim(),
});

/**
 * The site in one language, with the files and the settings of the machine that builds it.
 * @throws ContentError where files do not fit together, with their lines
 */
export function buildSite(
  content: Parameters<typeof resolveSite>[0],
  catalog?: Parameters<typeof resolveSite>[2],
  today?: string,
): ResolvedSite {
  const inputs = { photoFiles: lookUpPhotoFiles, emailSettings: readEmailSettings() };
  try {
    return resolveSite(content, inputs, catalog, today);
  } catch (error) {
    throw error instanceof ContentError ? new ContentError(error.issues.map(withLine)) : error;
  }
}
