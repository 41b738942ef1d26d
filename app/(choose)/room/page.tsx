import { BrandChooser, brandChooserMetadata } from '../brand-chooser';

export const metadata = brandChooserMetadata('room');

export default function RoomsChooserPage() {
  return <BrandChooser segment="room" />;
}
