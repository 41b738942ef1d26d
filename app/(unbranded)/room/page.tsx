import { BrandChooserPage, brandChooserMetadata } from '../brand-chooser-page';

export const metadata = brandChooserMetadata('room');

export default function RoomsBrandChooserPage() {
  return <BrandChooserPage segment="room" />;
}
