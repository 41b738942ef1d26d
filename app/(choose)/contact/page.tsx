import { BrandChooser, brandChooserMetadata } from '../brand-chooser';

export const metadata = brandChooserMetadata('contact');

export default function ContactChooserPage() {
  return <BrandChooser segment="contact" />;
}
