import { BrandChooserPage, brandChooserMetadata } from '../brand-chooser-page';

export const metadata = brandChooserMetadata('about');

export default function AboutChooserPage() {
  return <BrandChooserPage segment="about" />;
}
