import { getBrand } from '@/content';
import { pageMetadata } from '../../page-metadata';
import { PageBanner } from '../page-banner';

export async function generateMetadata({ params }: PageProps<'/[brand]/restaurant'>) {
  const brand = getBrand((await params).brand);
  return pageMetadata(brand, brand.pages.restaurant);
}

export default async function RestaurantPage({ params }: PageProps<'/[brand]/restaurant'>) {
  const brand = getBrand((await params).brand);
  return <PageBanner brand={brand} page="restaurant" />;
}
