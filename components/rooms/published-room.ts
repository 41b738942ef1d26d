import { useEffect, useMemo, useState } from 'react';
import type { Photo, RoomGallery } from '@/content';
import { fetchPublished, isRecord, ROOM_GALLERIES_URL } from '../ui/fetch-published';
import { photoSrc } from '../ui/photo/photo-urls';

/** Usable part of a room's entry in the file. */
export type PublishedRoom = Pick<RoomGallery, 'gallery' | 'breadcrumbImage'>;

/** Shared by banner and gallery on all room pages of a visit; after a failure the next page tries again. */
let request: Promise<unknown> | undefined;

function fetchGalleries(): Promise<unknown> {
  request ??= fetchPublished(ROOM_GALLERIES_URL).catch((error: unknown) => {
    request = undefined;
    console.error('The room galleries could not be fetched.', error);
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
    void fetchGalleries().then((file) => setPictures(parseRoomEntry(file, roomId)));
  }, [roomId]);
  return pictures;
}

/** A photo of content, or a path that was published after the build. */
export type GalleryImage = Photo | string;

/** The prerendered photos, until the published file names others. */
export function usePublishedGallery(
  roomId: number,
  photos: readonly Photo[],
  placeholders: readonly Photo[],
): readonly GalleryImage[] {
  const published = usePublishedRoom(roomId);
  useEffect(() => {
    if (published === null) console.error(`${ROOM_GALLERIES_URL} has no pictures of room ${roomId}.`);
  }, [published, roomId]);
  return useMemo(() => {
    if (published === undefined) return photos;
    if (published === null) return placeholders;
    return published.gallery.map((path) => photos.find((photo) => photoSrc(photo) === path) ?? path);
  }, [published, photos, placeholders]);
}

const isNonEmptyString = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';
