import { Banner } from '@/components/ui/banner/banner';
import type { Brand } from '@/content/model';
import type { PageInfo, BrandPageSegment } from '@/content/model/pages';
import { createBreadcrumbListJsonLd, createWebPageJsonLd, JsonLd } from '../_lib/structured-data';

interface PageBannerAndStructuredDataProps {
  readonly brand: Brand;
  readonly page: BrandPageSegment;
  /** What search engines are told the page is about, if it is more than the fixed page. */
  readonly structuredDataPage?: Pick<PageInfo, 'title' | 'href'> | undefined;
  /** Reduces the height of the banner, so that the text begins further up. */
  readonly low?: boolean;
}

/** Banner and breadcrumb data of a fixed page of the brand. */
export function PageBannerAndStructuredData({
  brand,
  page,
  structuredDataPage,
  low,
}: PageBannerAndStructuredDataProps) {
  const info = brand.pages[page];
  const { title, banner, breadcrumbHidden, noindex } = info;
  return (
    <>
      {!noindex && (
        <JsonLd
          graph={[
            createWebPageJsonLd(brand, structuredDataPage ?? info),
            ...(breadcrumbHidden ? [] : [createBreadcrumbListJsonLd(brand, title)]),
          ]}
        />
      )}
      <Banner brand={brand} title={title} photo={banner} low={low} breadcrumbHidden={breadcrumbHidden} />
    </>
  );
}
