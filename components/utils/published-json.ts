import { isSitePath } from '@/lib/site-path';

/**
 * Reads what a JSON file holds that the owner may change on the host.
 * @param file the URL of the file, for messages
 * @throws when nothing of it can be used
 */
export type PublishedJsonParser<File> = (json: unknown, file: string) => File;

/** @throws when the file cannot be fetched, is not JSON, or `parse` refuses it */
export async function fetchPublishedJson<File>(
  file: string,
  parse: PublishedJsonParser<File>,
): Promise<File> {
  const response = await fetch(file, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${file} answered ${response.status}.`);
  return parse(await response.json(), file);
}

/**
 * Whether a value is the path of a picture of this site; logs any other. The Content-Security-Policy of every page
 * blocks pictures of other sites.
 */
export function isPicturePath(value: unknown, file: string, field: string): value is string {
  if (typeof value === 'string' && isSitePath(value)) return true;
  console.error(`${file}, ${field}: ${JSON.stringify(value)} is not the path of a picture of this site.`);
  return false;
}

/** Whether an optional field is left out or empty. */
export const isLeftOut = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && !value.trim());
