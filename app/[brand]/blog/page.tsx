import { BlogIndex } from '@/components/blog/blog-index';
import { CallToAction } from '@/components/ui/call-to-action/call-to-action';
import { createBrandPageMetadata, getCurrentBrand } from '../../_lib/current-brand';
import { PageBannerAndStructuredData } from '../page-banner-and-structured-data';

export const generateMetadata = () => createBrandPageMetadata('blog');

export default async function BlogPage() {
  const brand = await getCurrentBrand();
  const { blog } = brand;
  return (
    <>
      <PageBannerAndStructuredData brand={brand} page="blog" />
      <BlogIndex look={brand.look} blog={blog} />
      <CallToAction {...blog.callToAction} />
    </>
  );
}
