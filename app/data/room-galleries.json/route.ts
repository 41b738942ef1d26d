import { getUnversionedPhotoSrc } from '@/components/ui/photo/photo-urls';
import { getSite } from '@/content';
import type { RoomGalleriesJson, Room } from '@/content/model/rooms';

export const dynamic = 'force-static';

/** Exported as a file, so that the owner can change photos on the host without a build. */
export function GET() {
  const rooms = getSite().brands.flatMap((brand) => brand.rooms.all);
  const file: RoomGalleriesJson = {
    rooms: Object.fromEntries(rooms.map((room) => [room.id, createRoomEntry(room)])),
  };
  return new Response(JSON.stringify(file, null, 2), { headers: { 'Content-Type': 'application/json' } });
}

function createRoomEntry({ title, type, gallery, banner }: Room): RoomGalleriesJson['rooms'][string] {
  return {
    title,
    type,
    ...(banner && { breadcrumbImage: getUnversionedPhotoSrc(banner) }),
    gallery: gallery.map(getUnversionedPhotoSrc),
  };
}
