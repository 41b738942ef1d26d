import { getBrand } from '@/content';
import { pageMetadata } from '../../page-metadata';
import { PageBanner } from '../page-banner';

export async function generateMetadata({ params }: PageProps<'/[brand]/services'>) {
  const brand = getBrand((await params).brand);
  return pageMetadata(brand, brand.pages.services);
}

export default async function ServicesPage({ params }: PageProps<'/[brand]/services'>) {
  const brand = getBrand((await params).brand);
  return <PageBanner brand={brand} page="services" />;
}
