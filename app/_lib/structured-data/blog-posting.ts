import type { BlogPosting } from 'schema-dts';
import type { Brand } from '@/content/model';
import type { BlogPost } from '@/content/model/helpers/resolve-post';
import { lodgingReference } from './lodging';
import { absoluteUrl, absolutePhotoUrl } from '../absolute-url';

/** A post that has a page of its own. */
export function blogPosting(
  brand: Brand,
  { title, excerpt, published, category, photo, href }: BlogPost,
): BlogPosting {
  const publisher = lodgingReference(brand);
  return {
    '@type': 'BlogPosting',
    headline: title,
    abstract: excerpt,
    datePublished: published,
    articleSection: category,
    image: absolutePhotoUrl(photo),
    inLanguage: brand.language.locale,
    mainEntityOfPage: absoluteUrl(href),
    author: publisher,
    publisher,
  };
}
