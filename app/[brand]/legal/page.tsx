import { LegalNotice } from '@/components/legal/legal-notice';
import { pageMetadata } from '../../page-metadata';
import { readBrand } from '../../read-brand';
import { PageBanner } from '../page-banner';

export async function generateMetadata({ params }: PageProps<'/[brand]/legal'>) {
  const brand = await readBrand(params);
  return pageMetadata(brand, brand.pages.legal);
}

export default async function LegalNoticePage({ params }: PageProps<'/[brand]/legal'>) {
  const brand = await readBrand(params);
  return (
    <>
      <PageBanner brand={brand} page="legal" low />
      <LegalNotice content={brand.legalNotice} business={brand.business} labels={brand.contact.words} />
    </>
  );
}
