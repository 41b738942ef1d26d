import { Privacy } from '@/components/legal/privacy';
import { createBrandPageMetadata, getCurrentBrand } from '../../_lib/current-brand';
import { PageBannerAndStructuredData } from '../page-banner-and-structured-data';

export const generateMetadata = () => createBrandPageMetadata('privacy');

export default async function PrivacyPage() {
  const brand = await getCurrentBrand();
  return (
    <>
      <PageBannerAndStructuredData brand={brand} page="privacy" low />
      <Privacy
        content={brand.privacy}
        email={brand.business.email}
        legalNotice={{ label: brand.pages.legal.title, href: brand.pages.legal.href }}
      />
    </>
  );
}
