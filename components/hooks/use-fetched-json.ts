import { useEffect, useState } from 'react';
import { fetchPublishedJson, type PublishedJsonParser } from '../utils/published-json';

/** The files of a visit, which all parts of a page share. After a failure the next page tries again. */
const files = new Map<string, Promise<unknown>>();

/**
 * A JSON file that the owner may change on the host: undefined until it is fetched, null where it cannot be used.
 * @param parse the same function in each rendering, and the only one for that URL
 */
export function useFetchedJson<File>(url: string, parse: PublishedJsonParser<File>): File | null | undefined {
  const [file, setFile] = useState<File | null>();
  useEffect(() => {
    let isCurrent = true;
    const request = (files.get(url) as Promise<File> | undefined) ?? fetchPublishedJson(url, parse);
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
