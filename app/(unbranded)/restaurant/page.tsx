import { BrandChooserPage, brandChooserMetadata } from '../brand-chooser-page';

export const metadata = brandChooserMetadata('restaurant');

export default function RestaurantBrandChooserPage() {
  return <BrandChooserPage segment="restaurant" />;
}
