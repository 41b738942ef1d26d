import { Accessibility } from '@/components/legal/accessibility';
import { pageMetadata } from '../../page-metadata';
import { currentBrand } from '../../current-brand';
import { PageBanner } from '../page-banner';

export async function generateMetadata() {
  const brand = await currentBrand();
  return pageMetadata(brand, brand.pages.accessibility);
}

export default async function AccessibilityPage() {
  const brand = await currentBrand();
  return (
    <>
      <PageBanner brand={brand} page="accessibility" low />
      <Accessibility content={brand.accessibility} email={brand.business.email} />
    </>
  );
}
