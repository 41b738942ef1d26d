'use client';

import type { RoomGalleriesJsonEntry } from '@/content/model/rooms';
import { isRecord } from '@/lib/is-record';
import { isBlank, isPicturePath, useFetchedJson } from '../utils/data-file';
import { useEffect, useMemo, type ComponentProps, type ReactNode } from 'react';
import type { PhotoContent } from '@/content/fields/photo-content';
import { Photo } from '../ui/photo/photo';
import { getUnversionedPhotoSrc } from '../ui/photo/photo-urls';

/** The photos of every room (app/data). */
const ROOM_GALLERIES_URL = '/data/room-galleries.json';

/** Usable part of a room's entry in the file. */
type RoomPhotoPaths = Pick<RoomGalleriesJsonEntry, 'gallery' | 'breadcrumbImage'>;

/**
 * The rooms of the file by their ids. Rooms without a photo are left out (GAL-14, GAL-16).
 * @throws when the file has no rooms
 */
function parseRoomGalleries(json: unknown, file: string): ReadonlyMap<string, RoomPhotoPaths> {
  if (!isRecord(json) || !isRecord(json.rooms)) throw new Error(`${file}: "rooms" is missing.`);
  const rooms = new Map<string, RoomPhotoPaths>();
  for (const [id, room] of Object.entries(json.rooms)) {
    if (!isRecord(room) || !Array.isArray(room.gallery)) continue;
    const isPath = (value: unknown, field: string) => isPicturePath(value, file, `rooms.${id}.${field}`);
    const gallery = room.gallery.filter((path, index) => isPath(path, `gallery.${index}`));
    const { breadcrumbImage: banner } = room;
    const breadcrumbImage = !isBlank(banner) && isPath(banner, 'breadcrumbImage') ? banner : undefined;
    if (gallery.length > 0) rooms.set(id, { gallery, breadcrumbImage });
  }
  return rooms;
}

/** `undefined` until the file is fetched, `null` where it has no photos of the room. */
function useFetchedRoomPhotos(roomId: number): RoomPhotoPaths | null | undefined {
  const rooms = useFetchedJson(ROOM_GALLERIES_URL, parseRoomGalleries);
  const photos = rooms && (rooms.get(String(roomId)) ?? null);
  const isMissing = Boolean(rooms) && photos === null;
  useEffect(() => {
    if (isMissing) console.error(`${ROOM_GALLERIES_URL} has no pictures of room ${roomId}.`);
  }, [isMissing, roomId]);
  return photos;
}

/** A photo of content, or a path that only the fetched file has. */
type GalleryPhotoOrPath = PhotoContent | string;

/** The prerendered photos, until the data file names others. */
export function useFetchedGallery(
  roomId: number,
  photos: readonly PhotoContent[],
  fallbackPhotos: readonly PhotoContent[],
): readonly GalleryPhotoOrPath[] {
  const fetched = useFetchedRoomPhotos(roomId);
  return useMemo(() => {
    if (fetched === undefined) return photos;
    if (fetched === null) return fallbackPhotos;
    return fetched.gallery.map(
      (path) => photos.find((photo) => getUnversionedPhotoSrc(photo) === path) ?? path,
    );
  }, [fetched, photos, fallbackPhotos]);
}

interface RoomGalleryPhotoProps extends Pick<ComponentProps<typeof Photo>, 'sizes' | 'eager' | 'priority'> {
  readonly photo: GalleryPhotoOrPath;
  /**
   * '' for a photo that only repeats another one. Otherwise it is used only for an image of which no more than the path
   * is known.
   */
  readonly alt: string;
}

/** A photo of content, or the image at a path that only the fetched file has. */
export function RoomGalleryPhoto({ photo, alt, ...props }: RoomGalleryPhotoProps) {
  if (typeof photo !== 'string') {
    return <Photo photo={alt === '' ? { ...photo, alt } : photo} {...props} />;
  }
  // eslint-disable-next-line @next/next/no-img-element -- not known at build time
  return <img src={photo} alt={alt} loading={props.eager ? 'eager' : 'lazy'} />;
}

interface FetchedRoomBannerProps {
  readonly roomId: number;
  /** Path of the prerendered photo. */
  readonly prerenderedSrc: string;
  /** Path for a room without a banner of its own (BNR-07). */
  readonly defaultSrc: string;
  /** The prerendered photo. */
  readonly children: ReactNode;
}

/** The prerendered banner, until the data file names another one (BNR-05). */
export function FetchedRoomBanner({ roomId, prerenderedSrc, defaultSrc, children }: FetchedRoomBannerProps) {
  const fetched = useFetchedRoomPhotos(roomId);
  const currentSrc = fetched ? (fetched.breadcrumbImage ?? defaultSrc) : prerenderedSrc;
  // eslint-disable-next-line @next/next/no-img-element -- not known at build time
  return currentSrc === prerenderedSrc ? children : <img src={currentSrc} alt="" />;
}
