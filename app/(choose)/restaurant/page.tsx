import { BrandChooser, brandChooserMetadata } from '../brand-chooser';

export const metadata = brandChooserMetadata('restaurant');

export default function RestaurantChooserPage() {
  return <BrandChooser segment="restaurant" />;
}
