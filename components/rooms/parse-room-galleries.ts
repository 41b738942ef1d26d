import type { RoomGalleriesJsonEntry } from '@/content/model/rooms';
import type { FetchedJsonReader } from '../utils/fetched-json-reader';

/** The photos of every room (app/data). */
export const ROOM_GALLERIES_URL = '/data/room-galleries.json';

/** Usable part of a room's entry in the file. */
export type RoomPhotoPaths = Pick<RoomGalleriesJsonEntry, 'gallery' | 'breadcrumbImage'>;

/** Rooms of the file by their ids. */
type RoomPhotoPathsById = ReadonlyMap<string, RoomPhotoPaths>;

/** Parses the file. Rooms without a photo are left out (GAL-14, GAL-16). */
export const parseRoomGalleries = (file: FetchedJsonReader): RoomPhotoPathsById =>
  new Map(
    file
      .field('rooms')
      .fields()
      .flatMap(([id, room]) => room.attempt(readRoom).map((photos) => [id, photos])),
  );

const readRoom = (room: FetchedJsonReader): RoomPhotoPaths => ({
  gallery: room.field('gallery').readable((photo) => photo.imagePath()),
  breadcrumbImage: room.field('breadcrumbImage').optional((banner) => banner.imagePath()),
});
