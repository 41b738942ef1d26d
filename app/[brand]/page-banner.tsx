import { Banner } from '@/components/ui/banner/banner';
import type { Brand, PageSegment } from '@/content/types';
import { breadcrumbs } from '../structured-data/breadcrumbs';
import { JsonLd } from '../structured-data/json-ld';

/** Banner and breadcrumb data of a fixed page of the brand. */
export function PageBanner({ brand, page }: { readonly brand: Brand; readonly page: PageSegment }) {
  const { title, banner, breadcrumbHidden, noindex } = brand.pages[page];
  return (
    <>
      {!noindex && !breadcrumbHidden && <JsonLd graph={[breadcrumbs(brand, title)]} />}
      <Banner
        title={title}
        photo={banner}
        home={{ label: brand.words.home, href: brand.href }}
        breadcrumbLabel={brand.words.breadcrumb}
        breadcrumbHidden={breadcrumbHidden}
      />
    </>
  );
}
