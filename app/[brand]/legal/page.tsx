import { LegalNotice } from '@/components/legal/legal-notice';
import { createBrandPageMetadata, getCurrentBrand } from '../../_lib/current-brand';
import { PageBannerAndStructuredData } from '../page-banner-and-structured-data';

export const generateMetadata = () => createBrandPageMetadata('legal');

export default async function LegalNoticePage() {
  const brand = await getCurrentBrand();
  return (
    <>
      <PageBannerAndStructuredData brand={brand} page="legal" low />
      <LegalNotice content={brand.legalNotice} business={brand.business} labels={brand.contact.labels} />
    </>
  );
}
