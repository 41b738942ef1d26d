import { getBrand } from '@/content';
import { pageMetadata } from '../../page-metadata';
import { PageBanner } from '../page-banner';

export async function generateMetadata({ params }: PageProps<'/[brand]/about'>) {
  const brand = getBrand((await params).brand);
  return pageMetadata(brand, brand.pages.about);
}

export default async function AboutPage({ params }: PageProps<'/[brand]/about'>) {
  const brand = getBrand((await params).brand);
  return <PageBanner brand={brand} page="about" />;
}
