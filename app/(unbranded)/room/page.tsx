import { BrandChooserPage, brandChooserMetadata } from '../brand-chooser-page';

export const metadata = brandChooserMetadata('room');

export default function RoomsChooserPage() {
  return <BrandChooserPage segment="room" />;
}
