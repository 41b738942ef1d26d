import { DefaultPostArticle } from '@/components/blog/default-post-article';
import { SampleComments } from '@/components/blog/sample-comments';
import { PostArticle } from '@/components/blog/post-article';
import { RelatedPostsSection } from '@/components/blog/related-posts-section';
import { CallToAction } from '@/components/ui/call-to-action/call-to-action';
import { getBrand } from '@/content';
import type { Brand } from '@/content/model';
import { createPageMetadata } from '../../../_lib/page-metadata';
import { getCurrentBrand } from '../../../_lib/current-brand';
import { createBlogPostingJsonLd, JsonLd } from '../../../_lib/structured-data';
import { PageBannerAndStructuredData } from '../../page-banner-and-structured-data';

/** The page of all posts that have no article of their own, and one page for each that has. */
export function generateStaticParams({ params }: { readonly params: { readonly brand: string } }) {
  const posts = getBrand(params.brand).blog.posts.filter(({ article }) => article);
  return [{ post: [] }, ...posts.map(({ slug }) => ({ post: [slug] }))];
}

const findPost = ({ blog }: Brand, path: readonly string[] = []) =>
  blog.posts.find(({ slug, article }) => article && slug === path[0]);

export async function generateMetadata({ params }: PageProps<'/[brand]/blog_details/[[...post]]'>) {
  const brand = await getCurrentBrand();
  const post = findPost(brand, (await params).post);
  if (!post) return createPageMetadata(brand, brand.pages.blog_details);
  // brands may share a post
  const description = `${post.excerpt} ${brand.name}`;
  return createPageMetadata(brand, { title: post.title, description, href: post.href });
}

export default async function BlogDetailsPage({ params }: PageProps<'/[brand]/blog_details/[[...post]]'>) {
  const brand = await getCurrentBrand();
  const post = findPost(brand, (await params).post);
  const { posts, article, relatedTitle, allPosts, callToAction } = brand.blog;
  return (
    <>
      <PageBannerAndStructuredData brand={brand} page="blog_details" structuredDataPage={post} />
      {post && <JsonLd graph={[createBlogPostingJsonLd(brand, post)]} />}
      {post && <PostArticle post={post} />}
      {!post && article && <DefaultPostArticle article={article} posts={posts} />}
      <RelatedPostsSection
        relatedTitle={relatedTitle}
        allPosts={allPosts}
        posts={posts.filter((otherPost) => otherPost !== post)}
      />
      {!post && article && <SampleComments {...article} />}
      <CallToAction {...callToAction} />
    </>
  );
}
