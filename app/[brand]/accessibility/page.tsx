import { Accessibility } from '@/components/legal/accessibility';
import { pageMetadata } from '../../page-metadata';
import { readBrand } from '../../read-brand';
import { PageBanner } from '../page-banner';

export async function generateMetadata({ params }: PageProps<'/[brand]/accessibility'>) {
  const brand = await readBrand(params);
  return pageMetadata(brand, brand.pages.accessibility);
}

export default async function AccessibilityPage({ params }: PageProps<'/[brand]/accessibility'>) {
  const brand = await readBrand(params);
  return (
    <>
      <PageBanner brand={brand} page="accessibility" low />
      <Accessibility content={brand.accessibility} email={brand.business.email} />
    </>
  );
}
