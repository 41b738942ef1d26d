import { BrandChooserPage, createBrandChooserMetadata } from '../brand-chooser-page';

export const metadata = createBrandChooserMetadata('room');

export default function RoomsBrandChooserPage() {
  return <BrandChooserPage segment="room" />;
}
