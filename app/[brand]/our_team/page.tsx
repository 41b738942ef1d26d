import { getBrand } from '@/content';
import { pageMetadata } from '../../page-metadata';
import { PageBanner } from '../page-banner';

export async function generateMetadata({ params }: PageProps<'/[brand]/our_team'>) {
  const brand = getBrand((await params).brand);
  return pageMetadata(brand, brand.pages.our_team);
}

export default async function TeamPage({ params }: PageProps<'/[brand]/our_team'>) {
  const brand = getBrand((await params).brand);
  return <PageBanner brand={brand} page="our_team" />;
}
