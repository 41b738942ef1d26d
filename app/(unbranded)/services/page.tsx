import { BrandChooserPage, createBrandChooserMetadata } from '../brand-chooser-page';

export const metadata = createBrandChooserMetadata('services');

export default function ServicesBrandChooserPage() {
  return <BrandChooserPage segment="services" />;
}
