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

/** The same screen at a path without a brand; it shows the brand whose theme such pages use (RDT-05). */
export default function RoomDetailsPage() {
  return <RoomDetailsScreen brand={brand} title={title} />;
}
