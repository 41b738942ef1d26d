import type { Room } from '@/content/model/rooms';
import { Banner, type BannerProps } from '../ui/banner/banner';
import { getUnversionedPhotoSrc } from '../ui/photo/photo-urls';
import { FetchedRoomBanner } from './fetched-room-photos';

type RoomBannerProps = Omit<BannerProps, 'renderPhoto'> & {
  readonly room: Pick<Room, 'id' | 'banner' | 'bannerFixed'>;
};

/** Banner of a room page. It follows the data file (BNR-05) unless content fixes it (BNR-06). */
export function RoomBanner({ room, photo: defaultBanner, ...rest }: RoomBannerProps) {
  // without a description: the gallery shows the whole photo, with its description
  const photo = { ...(room.banner ?? defaultBanner), alt: '' };
  if (room.bannerFixed) return <Banner photo={photo} {...rest} />;
  return (
    <Banner
      photo={photo}
      renderPhoto={(photoElement) => (
        <FetchedRoomBanner
          roomId={room.id}
          prerenderedSrc={getUnversionedPhotoSrc(photo)}
          defaultSrc={getUnversionedPhotoSrc(defaultBanner)}
        >
          {photoElement}
        </FetchedRoomBanner>
      )}
      {...rest}
    />
  );
}
