import { BrandChooserPage, createBrandChooserMetadata } from '../brand-chooser-page';

export const metadata = createBrandChooserMetadata('about');

export default function AboutBrandChooserPage() {
  return <BrandChooserPage segment="about" />;
}
