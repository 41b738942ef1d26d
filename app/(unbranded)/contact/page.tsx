import { BrandChooserPage, brandChooserMetadata } from '../brand-chooser-page';

export const metadata = brandChooserMetadata('contact');

export default function ContactBrandChooserPage() {
  return <BrandChooserPage segment="contact" />;
}
