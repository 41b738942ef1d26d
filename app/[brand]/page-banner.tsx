import { Banner } from '@/components/ui/banner/banner';
import type { Brand, PageSegment } from '@/content/types';

/** The banner of one of the house's fixed screens. */
export function PageBanner({ brand, page }: { readonly brand: Brand; readonly page: PageSegment }) {
  const { title, banner, breadcrumbHidden } = brand.pages[page];
  return (
    <Banner
      title={title}
      photo={banner}
      home={{ label: brand.words.home, href: `/${brand.id}` }}
      breadcrumbLabel={brand.words.breadcrumb}
      breadcrumbHidden={breadcrumbHidden}
    />
  );
}
