import { BrandChooserPage, brandChooserMetadata } from '../brand-chooser-page';

export const metadata = brandChooserMetadata('services');

export default function ServicesBrandChooserPage() {
  return <BrandChooserPage segment="services" />;
}
