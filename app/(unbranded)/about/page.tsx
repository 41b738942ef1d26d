import { BrandChooserPage, brandChooserMetadata } from '../brand-chooser-page';

export const metadata = brandChooserMetadata('about');

export default function AboutBrandChooserPage() {
  return <BrandChooserPage segment="about" />;
}
