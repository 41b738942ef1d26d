import { useEffect, useState } from 'react';
import type { RoomGallery } from '@/content/types';

export const ROOM_GALLERIES_URL = '/data/room-galleries.json';

/** Usable part of a room's entry in the file. */
export type PublishedRoom = Pick<RoomGallery, 'gallery' | 'breadcrumbImage'>;

/** Shared by banner and gallery on all room pages of a visit; after a failure the next page tries again. */
let request: Promise<unknown> | undefined;

function fetchGalleries(): Promise<unknown> {
  request ??= fetch(ROOM_GALLERIES_URL, { cache: 'no-cache' })
    .then((response) => {
      if (!response.ok) throw new Error(`${ROOM_GALLERIES_URL} answered ${response.status}.`);
      return response.json();
    })
    .catch((error: unknown) => {
      request = undefined;
      console.error('The room galleries could not be fetched.', error);
      return undefined;
    });
  return request;
}

/** The room's entry; `null` if it is missing or has no picture (GAL-14, GAL-16). */
export function parseRoomEntry(file: unknown, roomId: number): PublishedRoom | null {
  if (!isRecord(file) || !isRecord(file.rooms)) return null;
  const entry = file.rooms[String(roomId)];
  if (!isRecord(entry) || !Array.isArray(entry.gallery)) return null;
  const gallery = entry.gallery.filter(isNonEmptyString);
  if (gallery.length === 0) return null;
  return isNonEmptyString(entry.breadcrumbImage)
    ? { gallery, breadcrumbImage: entry.breadcrumbImage }
    : { gallery };
}

/** `undefined` until the file is fetched. */
export function usePublishedRoom(roomId: number): PublishedRoom | null | undefined {
  const [pictures, setPictures] = useState<PublishedRoom | null>();
  useEffect(() => {
    let mounted = true;
    void fetchGalleries().then((file) => {
      if (mounted) setPictures(parseRoomEntry(file, roomId));
    });
    return () => {
      mounted = false;
    };
  }, [roomId]);
  return pictures;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isNonEmptyString = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';
