import { FetchedJsonReader } from './fetched-json-reader';

/**
 * Fetches a JSON file that the owner may change on the host.
 * @throws when it cannot be fetched, is not JSON, or `read` refuses it
 */
export async function fetchValidatedJson<File>(
  url: string,
  read: (file: FetchedJsonReader) => File,
): Promise<File> {
  const response = await fetch(url, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return read(new FetchedJsonReader(await response.json(), url));
}
