import { Photo } from '../ui/photo/photo';
import type { GalleryPhotoOrPath } from './use-fetched-room-photos';

interface RoomGalleryPhotoProps {
  readonly photo: GalleryPhotoOrPath;
  /**
   * '' for a photo that only repeats another one. Otherwise it is used only for an image of which no more than the path
   * is known.
   */
  readonly alt: string;
  readonly sizes: string;
  /** Loads without waiting for the viewport. */
  readonly eager?: boolean;
}

/** A photo of content, or the image at a path that was published after the build. */
export function RoomGalleryPhoto({ photo, alt, sizes, eager }: RoomGalleryPhotoProps) {
  if (typeof photo !== 'string') {
    return <Photo photo={alt === '' ? { ...photo, alt } : photo} sizes={sizes} eager={eager} />;
  }
  // eslint-disable-next-line @next/next/no-img-element -- not known at build time
  return <img src={photo} alt={alt} loading={eager ? 'eager' : 'lazy'} />;
}
