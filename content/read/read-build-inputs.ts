import { readdirSync } from 'node:fs';
import { sep } from 'node:path';
import { getProjectFilePath } from '../../lib/get-project-file-path';
import { isRecord } from '../../lib/is-record';
import { getZanzibarDate } from '../../lib/zanzibar-time';
import { throwContentError } from '../fields/content-error';
import type { PhotoFiles } from '../fields/photo-content';
import type { ResolveInputs } from '../resolve/resolve-site';
import { readContentFileText } from './read-text';

/** The generated files of each photo, by its name. */
export type PhotoFilesJson = Record<string, PhotoFiles>;

const PHOTO_FILES_JSON = 'content/photo-files.json';

/** The generated files of each photo, written by scripts/update-photos.ts. */
export const readPhotoFilesJson = () => parsePhotoFilesJson(readContentFileText(PHOTO_FILES_JSON));

/** @throws ContentError when it is empty or cut off */
export function parsePhotoFilesJson(text: string, file = PHOTO_FILES_JSON): PhotoFilesJson {
  try {
    const photoFiles: unknown = JSON.parse(text);
    if (isRecord(photoFiles)) return photoFiles as PhotoFilesJson;
  } catch {
    // refused below
  }
  return throwContentError(
    { file },
    'the list of the sizes of pictures cannot be read.',
    'Take the file back from the last commit, or delete it: "npm run photos" then makes all sizes anew, in some minutes.',
  );
}

/** What is not content and depends on the machine and the day of the build. */
export function readBuildInputs(): ResolveInputs {
  const photoFiles = readPhotoFilesJson();
  return {
    today: getZanzibarDate(new Date()),
    photoFiles: (name) => photoFiles[name],
    publicFiles: readdirSync(getProjectFilePath('public'), { recursive: true, encoding: 'utf8' }).map(
      (file) => `/${file.replaceAll(sep, '/')}`,
    ),
    // the EmailJS account, see .env.example
    emailSettings: {
      publicKey: process.env.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY?.trim(),
      serviceId: process.env.NEXT_PUBLIC_EMAILJS_SERVICE_ID?.trim(),
      templateId: process.env.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID?.trim(),
    },
  };
}
