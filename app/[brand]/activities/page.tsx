import { getBrand } from '@/content';
import { pageMetadata } from '../../page-metadata';
import { PageBanner } from '../page-banner';

export async function generateMetadata({ params }: PageProps<'/[brand]/activities'>) {
  const brand = getBrand((await params).brand);
  return pageMetadata(brand, brand.pages.activities);
}

export default async function ActivitiesPage({ params }: PageProps<'/[brand]/activities'>) {
  const brand = getBrand((await params).brand);
  return <PageBanner brand={brand} page="activities" />;
}
