import { Privacy } from '@/components/legal/privacy';
import { pageMetadata } from '../../page-metadata';
import { readBrand } from '../../read-brand';
import { PageBanner } from '../page-banner';

export async function generateMetadata({ params }: PageProps<'/[brand]/privacy'>) {
  const brand = await readBrand(params);
  return pageMetadata(brand, brand.pages.privacy);
}

export default async function PrivacyPage({ params }: PageProps<'/[brand]/privacy'>) {
  const brand = await readBrand(params);
  return (
    <>
      <PageBanner brand={brand} page="privacy" low />
      <Privacy
        content={brand.privacy}
        email={brand.business.email}
        legalNotice={{ label: brand.pages.legal.title, href: brand.pages.legal.href }}
      />
    </>
  );
}
