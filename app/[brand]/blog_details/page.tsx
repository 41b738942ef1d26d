import { getBrand } from '@/content';
import { pageMetadata } from '../../page-metadata';
import { PageBanner } from '../page-banner';

export async function generateMetadata({ params }: PageProps<'/[brand]/blog_details'>) {
  const brand = getBrand((await params).brand);
  return pageMetadata(brand, brand.pages.blog_details);
}

export default async function BlogDetailsPage({ params }: PageProps<'/[brand]/blog_details'>) {
  const brand = getBrand((await params).brand);
  return <PageBanner brand={brand} page="blog_details" />;
}
