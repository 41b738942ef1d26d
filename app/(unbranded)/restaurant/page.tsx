import { BrandChooserPage, createBrandChooserMetadata } from '../brand-chooser-page';

export const metadata = createBrandChooserMetadata('restaurant');

export default function RestaurantBrandChooserPage() {
  return <BrandChooserPage segment="restaurant" />;
}
