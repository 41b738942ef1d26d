import { LegalNotice } from '@/components/legal/legal-notice';
import { pageMetadata } from '../../page-metadata';
import { currentBrand } from '../../current-brand';
import { PageBanner } from '../page-banner';

export async function generateMetadata() {
  const brand = await currentBrand();
  return pageMetadata(brand, brand.pages.legal);
}

export default async function LegalNoticePage() {
  const brand = await currentBrand();
  return (
    <>
      <PageBanner brand={brand} page="legal" low />
      <LegalNotice content={brand.legalNotice} business={brand.business} labels={brand.contact.words} />
    </>
  );
}
