import type { Room } from '@/content/types';
import { Banner, type BannerProps } from '../ui/banner/banner';
import { photoSrc } from '../ui/photo/photo-files';
import { FollowedBanner } from './followed-banner';

type RoomBannerProps = Omit<BannerProps, 'framed'> & {
  /** Its photo stands where the room has no banner of its own. */
  readonly room: Pick<Room, 'id' | 'banner' | 'bannerFixed'>;
};

/** The banner of a room: as the published file has it, unless content fixes it (BNR-05 to BNR-07). */
export function RoomBanner({ room, photo: houseBanner, ...rest }: RoomBannerProps) {
  const photo = room.banner ?? houseBanner;
  if (room.bannerFixed) return <Banner photo={photo} {...rest} />;
  return (
    <Banner
      photo={photo}
      framed={(picture) => (
        <FollowedBanner roomId={room.id} src={photoSrc(photo)} withoutOwn={photoSrc(houseBanner)}>
          {picture}
        </FollowedBanner>
      )}
      {...rest}
    />
  );
}
