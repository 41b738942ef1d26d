import type { RoomGalleriesJsonEntry } from '@/content/model/rooms';
import { isRecord } from '@/lib/is-record';
import { isLeftOut, isPicturePath } from '../utils/published-json';

/** The photos of every room (app/data). */
export const ROOM_GALLERIES_URL = '/data/room-galleries.json';

/** Usable part of a room's entry in the file. */
export type RoomPhotoPaths = Pick<RoomGalleriesJsonEntry, 'gallery' | 'breadcrumbImage'>;

/**
 * The rooms of the file by their ids. Rooms without a photo are left out (GAL-14, GAL-16).
 * @throws when the file has no rooms
 */
export function parseRoomGalleries(json: unknown, file: string): ReadonlyMap<string, RoomPhotoPaths> {
  if (!isRecord(json) || !isRecord(json.rooms)) throw new Error(`${file}: "rooms" is missing.`);
  const rooms = new Map<string, RoomPhotoPaths>();
  for (const [id, room] of Object.entries(json.rooms)) {
    if (!isRecord(room) || !Array.isArray(room.gallery)) continue;
    const isPath = (value: unknown, field: string) => isPicturePath(value, file, `rooms.${id}.${field}`);
    const gallery = room.gallery.filter((path, index) => isPath(path, `gallery.${index}`));
    const { breadcrumbImage: banner } = room;
    const breadcrumbImage = !isLeftOut(banner) && isPath(banner, 'breadcrumbImage') ? banner : undefined;
    if (gallery.length > 0) rooms.set(id, { gallery, breadcrumbImage });
  }
  return rooms;
}
