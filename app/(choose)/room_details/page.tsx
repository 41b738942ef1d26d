import { family, getBrand } from '@/content';
import { pageMetadata } from '../../page-metadata';
import { StaySummary } from '../../stay-summary';

const house = getBrand(family.dressedAs);
const { title, description } = house.pages.room_details;

export const metadata = pageMetadata(house, {
  title,
  description,
  noindex: true,
  canonical: `/${house.id}/room_details`,
});

/** The same screen without a house in its path: that of the house whose look such pages wear (RDT-05). */
export default function RoomDetailsPage() {
  return <StaySummary brand={house} title={title} />;
}
