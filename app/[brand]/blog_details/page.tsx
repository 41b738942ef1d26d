import { Article } from '@/components/blog/article';
import { Comments } from '@/components/blog/comments';
import { RelatedPostsSection } from '@/components/blog/related-posts-section';
import { CallToAction } from '@/components/ui/call-to-action/call-to-action';
import { pageMetadata } from '../../page-metadata';
import { readBrand } from '../../read-brand';
import { PageBanner } from '../page-banner';

export async function generateMetadata({ params }: PageProps<'/[brand]/blog_details'>) {
  const brand = await readBrand(params);
  return pageMetadata(brand, brand.pages.blog_details);
}

export default async function BlogDetailsPage({ params }: PageProps<'/[brand]/blog_details'>) {
  const brand = await readBrand(params);
  const { blog } = brand;
  return (
    <>
      <PageBanner brand={brand} page="blog_details" />
      <Article article={blog.article} posts={blog.posts} />
      <RelatedPostsSection article={blog.article} posts={blog.posts} />
      <Comments comments={blog.article.comments} form={blog.article.form} />
      <CallToAction {...blog.callToAction} />
    </>
  );
}
