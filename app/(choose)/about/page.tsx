import { BrandChooser, brandChooserMetadata } from '../brand-chooser';

export const metadata = brandChooserMetadata('about');

export default function AboutChooserPage() {
  return <BrandChooser segment="about" />;
}
