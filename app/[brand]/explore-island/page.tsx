import { getBrand } from '@/content';
import { pageMetadata } from '../../page-metadata';
import { PageBanner } from '../page-banner';

export async function generateMetadata({ params }: PageProps<'/[brand]/explore-island'>) {
  const brand = getBrand((await params).brand);
  return pageMetadata(brand, brand.pages['explore-island']);
}

export default async function ExploreIslandPage({ params }: PageProps<'/[brand]/explore-island'>) {
  const brand = getBrand((await params).brand);
  return <PageBanner brand={brand} page="explore-island" />;
}
