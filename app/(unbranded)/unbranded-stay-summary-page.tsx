import { StaySummarySection } from '@/components/stay/stay-summary-section';
import { getSite } from '@/content';
import { createStayRoomOptions } from '@/content/model/stay';
import { createPageMetadata } from '../_lib/page-metadata';

function themeBrand(lang?: string) {
  const { unbranded, getBrand } = getSite(lang);
  return getBrand(unbranded.themeBrand);
}

export function createUnbrandedStaySummaryMetadata(lang?: string) {
  const brand = themeBrand(lang);
  return createPageMetadata(brand, { ...brand.pages.room_details, noindex: true });
}

/** A stay without a brand in its path: that of the brand whose theme such pages use (RDT-05). */
export function UnbrandedStaySummaryPage({ lang }: { readonly lang?: string }) {
  const brand = themeBrand(lang);
  return (
    <StaySummarySection
      brand={brand}
      {...createStayRoomOptions(brand)}
      title={brand.pages.room_details.title}
    />
  );
}
