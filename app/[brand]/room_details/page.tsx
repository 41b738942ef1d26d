import { StaySummarySection } from '@/components/stay/stay-summary-section';
import { roomOptions } from '@/content/model/room-options';
import { brandPageMetadata } from '../../brand-page-metadata';
import { currentBrand } from '../../current-brand';
import { PageBanner } from '../page-banner';

export const generateMetadata = () => brandPageMetadata('room_details');

export default async function StaySummaryPage() {
  const brand = await currentBrand();
  return (
    <>
      <PageBanner brand={brand} page="room_details" />
      <StaySummarySection brand={brand} {...roomOptions(brand)} />
    </>
  );
}
