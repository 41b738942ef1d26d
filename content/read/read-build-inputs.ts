import { getZanzibarDate } from '../../lib/zanzibar-time';
import type { PhotoFiles } from '../fields/photo-content';
import type { ResolveInputs } from '../resolve/resolve-site';
import { readContentFileText } from './read-text';

type PhotoFilesJson = Readonly<Record<string, PhotoFiles | undefined>>;

/** The generated files of each photo, written by scripts/update-photos.ts. */
export const readPhotoFilesJson = (): PhotoFilesJson =>
  JSON.parse(readContentFileText('content/photo-files.json'));

/** What is not content and depends on the machine and the day of the build. */
export function readBuildInputs(): ResolveInputs {
  const photoFiles = readPhotoFilesJson();
  return {
    today: getZanzibarDate(new Date()),
    photoFiles: (name) => photoFiles[name],
    // the EmailJS account, see .env.example
    emailSettings: {
      publicKey: process.env.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY?.trim(),
      serviceId: process.env.NEXT_PUBLIC_EMAILJS_SERVICE_ID?.trim(),
      templateId: process.env.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID?.trim(),
    },
  };
}
