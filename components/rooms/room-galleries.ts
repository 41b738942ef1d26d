import { useEffect, useState } from 'react';
import type { RoomGallery } from '@/content/types';

export const ROOM_GALLERIES = '/data/room-galleries.json';

/** What the file says of one room, of which only what can be shown is kept. */
export type RoomPictures = Pick<RoomGallery, 'gallery' | 'breadcrumbImage'>;

/** One request serves banner and gallery, on all room pages of a visit; after a failure the next page asks again. */
let asked: Promise<unknown> | undefined;

function readFile(): Promise<unknown> {
  asked ??= fetch(ROOM_GALLERIES, { cache: 'no-cache' })
    .then((response) => {
      if (!response.ok) throw new Error(`${ROOM_GALLERIES} answered ${response.status}.`);
      return response.json();
    })
    .catch((error: unknown) => {
      asked = undefined;
      console.error('The pictures of the rooms could not be read again.', error);
      return undefined;
    });
  return asked;
}

/** The room's entry; `null` where the file has none or no picture in it (GAL-14, GAL-16). */
export function picturesOf(file: unknown, roomId: number): RoomPictures | null {
  if (!isRecord(file) || !isRecord(file.rooms)) return null;
  const entry = file.rooms[String(roomId)];
  if (!isRecord(entry) || !Array.isArray(entry.gallery)) return null;
  const gallery = entry.gallery.filter(isPath);
  if (gallery.length === 0) return null;
  return isPath(entry.breadcrumbImage) ? { gallery, breadcrumbImage: entry.breadcrumbImage } : { gallery };
}

/** `undefined` until the file has been read again in the browser. */
export function useRoomPictures(roomId: number): RoomPictures | null | undefined {
  const [pictures, setPictures] = useState<RoomPictures | null>();
  useEffect(() => {
    let shown = true;
    void readFile().then((file) => {
      if (shown) setPictures(picturesOf(file, roomId));
    });
    return () => {
      shown = false;
    };
  }, [roomId]);
  return pictures;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isPath = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
