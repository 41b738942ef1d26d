import { BrandChooserPage, createBrandChooserMetadata } from '../brand-chooser-page';

export const metadata = createBrandChooserMetadata('contact');

export default function ContactBrandChooserPage() {
  return <BrandChooserPage segment="contact" />;
}
