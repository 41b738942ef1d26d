import type { BlogPosting } from 'schema-dts';
import type { Brand } from '@/content/model';
import type { BlogPost } from '@/content/resolve/resolve-post';
import { createLodgingReferenceJsonLd } from './lodging';
import { toAbsoluteUrl, toAbsolutePhotoUrl } from '../absolute-url';

/** A post that has a page of its own. */
export function createBlogPostingJsonLd(
  brand: Brand,
  { title, excerpt, published, category, photo, href }: BlogPost,
): BlogPosting {
  const publisher = createLodgingReferenceJsonLd(brand);
  return {
    '@type': 'BlogPosting',
    headline: title,
    abstract: excerpt,
    datePublished: published,
    articleSection: category,
    image: toAbsolutePhotoUrl(photo),
    inLanguage: brand.language.locale,
    mainEntityOfPage: toAbsoluteUrl(href),
    author: publisher,
    publisher,
  };
}
