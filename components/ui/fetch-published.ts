/** The pictures of every room (app/data). */
export const ROOM_GALLERIES_URL = '/data/room-galleries.json';

/**
 * Reads a JSON file that the owner may change on the host.
 * @throws when it cannot be fetched or is not JSON
 */
export async function fetchPublished(url: string, signal?: AbortSignal): Promise<unknown> {
  const response = await fetch(url, { cache: 'no-cache', signal });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.json();
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
