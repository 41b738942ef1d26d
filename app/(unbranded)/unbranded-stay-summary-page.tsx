import { StaySummarySection } from '@/components/stay/stay-summary-section';
import { getSite } from '@/content';
import { stayRoomOptions } from '@/content/model/helpers/room-options';
import { pageMetadata } from '../_lib/page-metadata';

function themeBrand(lang?: string) {
  const { unbranded, getBrand } = getSite(lang);
  return getBrand(unbranded.themeBrand);
}

export function unbrandedStaySummaryMetadata(lang?: string) {
  const brand = themeBrand(lang);
  return pageMetadata(brand, { ...brand.pages.room_details, noindex: true });
}

/** A stay without a brand in its path: that of the brand whose theme such pages use (RDT-05). */
export function UnbrandedStaySummaryPage({ lang }: { readonly lang?: string }) {
  const brand = themeBrand(lang);
  return (
    <StaySummarySection brand={brand} {...stayRoomOptions(brand)} title={brand.pages.room_details.title} />
  );
}
