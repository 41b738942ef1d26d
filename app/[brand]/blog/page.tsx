import { BlogLayout } from '@/components/blog/blog-layout';
import { CallToAction } from '@/components/ui/call-to-action/call-to-action';
import { pageMetadata } from '../../page-metadata';
import { readBrand } from '../../read-brand';
import { PageBanner } from '../page-banner';

export async function generateMetadata({ params }: PageProps<'/[brand]/blog'>) {
  const brand = await readBrand(params);
  return pageMetadata(brand, brand.pages.blog);
}

export default async function BlogPage({ params }: PageProps<'/[brand]/blog'>) {
  const brand = await readBrand(params);
  const { blog } = brand;
  return (
    <>
      <PageBanner brand={brand} page="blog" />
      <BlogLayout layout={brand.layouts.blog} blog={blog} />
      <CallToAction {...blog.callToAction} />
    </>
  );
}
