import type { Photo as PhotoData } from '@/content/types';
interface PhotoProps {
  readonly photo: PhotoData;
  readonly sizes: string;
  readonly priority?: boolean;
  readonly portrait?: boolean;
}
export function Photo({ photo, priority }: PhotoProps) {
  return (
    <picture>
      <img
        src={`/photos/${photo.name}.webp`}
        alt={photo.alt}
        width={photo.width}
        height={photo.height}
        loading={priority ? undefined : 'lazy'}
      />
    </picture>
  );
}
