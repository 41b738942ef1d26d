import { AccessibilityStatement } from '@/components/legal/legal-page-layout';
import { createBrandPageMetadata, getCurrentBrand } from '../../_lib/current-brand';
import { PageBannerAndStructuredData } from '../page-banner-and-structured-data';

export const generateMetadata = () => createBrandPageMetadata('accessibility');

export default async function AccessibilityPage() {
  const brand = await getCurrentBrand();
  return (
    <>
      <PageBannerAndStructuredData brand={brand} page="accessibility" low />
      <AccessibilityStatement content={brand.accessibility} email={brand.business.email} />
    </>
  );
}
