import { getBrand, site } from '@/content';
import { pageMetadata } from '../../page-metadata';
import { RoomDetailsScreen } from '../../room-details-screen';

const brand = getBrand(site.themeBrand);
const { title, description, href } = brand.pages.room_details;

export const metadata = pageMetadata(brand, {
  title,
  description,
  noindex: true,
  canonical: href,
});

/** The same screen without a brand in its path: that of the brand whose theme such pages wear (RDT-05). */
export default function RoomDetailsPage() {
  return <RoomDetailsScreen brand={brand} title={title} />;
}
