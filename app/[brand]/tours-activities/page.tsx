import { getBrand } from '@/content';
import { pageMetadata } from '../../page-metadata';
import { PageBanner } from '../page-banner';

export async function generateMetadata({ params }: PageProps<'/[brand]/tours-activities'>) {
  const brand = getBrand((await params).brand);
  return pageMetadata(brand, brand.pages['tours-activities']);
}

export default async function ToursPage({ params }: PageProps<'/[brand]/tours-activities'>) {
  const brand = getBrand((await params).brand);
  return <PageBanner brand={brand} page="tours-activities" />;
}
