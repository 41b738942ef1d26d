import { BrandChooserPage, brandChooserMetadata } from '../brand-chooser-page';

export const metadata = brandChooserMetadata('restaurant');

export default function RestaurantChooserPage() {
  return <BrandChooserPage segment="restaurant" />;
}
