import { isSitePath } from '@/lib/site-path';
import { useEffect, useState } from 'react';

/**
 * Reads what a JSON file holds that the owner may change on the host.
 * @param file the URL of the file, for messages
 * @throws when nothing of it can be used
 */
export type DataFileParser<File> = (json: unknown, file: string) => File;

/** @throws when the file cannot be fetched, is not JSON, or `parse` refuses it */
export async function fetchDataFile<File>(file: string, parse: DataFileParser<File>): Promise<File> {
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
export const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && !value.trim());

/** The files of a visit, which all parts of a page share. After a failure the next page tries again. */
const files = new Map<string, Promise<unknown>>();

/**
 * A JSON file that the owner may change on the host: undefined until it is fetched, null where it cannot be used.
 * @param parse the same function in each rendering, and the only one for that URL
 */
export function useFetchedJson<File>(url: string, parse: DataFileParser<File>): File | null | undefined {
  const [file, setFile] = useState<File | null>();
  useEffect(() => {
    let isCurrent = true;
    const request = (files.get(url) as Promise<File> | undefined) ?? fetchDataFile(url, parse);
    files.set(url, request);
    request.then(
      (value) => isCurrent && setFile(value),
      (error: unknown) => {
        if (files.get(url) === request) {
          files.delete(url);
          console.error(`${url} could not be fetched.`, error);
        }
        if (isCurrent) setFile(null);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [url, parse]);
  return file;
}
