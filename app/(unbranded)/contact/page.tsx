import { BrandChooserPage, brandChooserMetadata } from '../brand-chooser-page';

export const metadata = brandChooserMetadata('contact');

export default function ContactChooserPage() {
  return <BrandChooserPage segment="contact" />;
}
