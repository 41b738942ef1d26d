import { BrandChooser, brandChooserMetadata } from '../brand-chooser';

export const metadata = brandChooserMetadata('services');

export default function ServicesChooserPage() {
  return <BrandChooser segment="services" />;
}
