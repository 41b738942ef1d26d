import { useEffect, useMemo } from 'react';
import type { PhotoContent } from '@/content/fields/photo-content';
import { getUnversionedPhotoSrc } from '../ui/photo/photo-urls';
import { useFetchedJson } from '../hooks/use-fetched-json';
import { parseRoomGalleries, ROOM_GALLERIES_URL, type RoomPhotoPaths } from './parse-room-galleries';

/** `undefined` until the file is fetched, `null` where it has no photos of the room. */
export function useFetchedRoomPhotos(roomId: number): RoomPhotoPaths | null | undefined {
  const rooms = useFetchedJson(ROOM_GALLERIES_URL, parseRoomGalleries);
  const photos = rooms && (rooms.get(String(roomId)) ?? null);
  const isMissing = Boolean(rooms) && photos === null;
  useEffect(() => {
    if (isMissing) console.error(`${ROOM_GALLERIES_URL} has no pictures of room ${roomId}.`);
  }, [isMissing, roomId]);
  return photos;
}

/** A photo of content, or a path that was published after the build. */
export type GalleryPhotoOrPath = PhotoContent | string;

/** The prerendered photos, until the published file names others. */
export function useFetchedGallery(
  roomId: number,
  photos: readonly PhotoContent[],
  placeholders: readonly PhotoContent[],
): readonly GalleryPhotoOrPath[] {
  const published = useFetchedRoomPhotos(roomId);
  return useMemo(() => {
    if (published === undefined) return photos;
    if (published === null) return placeholders;
    return published.gallery.map(
      (path) => photos.find((photo) => getUnversionedPhotoSrc(photo) === path) ?? path,
    );
  }, [published, photos, placeholders]);
}
