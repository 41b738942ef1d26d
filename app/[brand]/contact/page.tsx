import { getBrand } from '@/content';
import { pageMetadata } from '../../page-metadata';
import { PageBanner } from '../page-banner';

export async function generateMetadata({ params }: PageProps<'/[brand]/contact'>) {
  const brand = getBrand((await params).brand);
  return pageMetadata(brand, brand.pages.contact);
}

export default async function ContactPage({ params }: PageProps<'/[brand]/contact'>) {
  const brand = getBrand((await params).brand);
  return <PageBanner brand={brand} page="contact" />;
}
