import { WhichHouse, whichHouseMetadata } from '../which-house';

export const metadata = whichHouseMetadata('restaurant');

export default function WhichRestaurantPage() {
  return <WhichHouse segment="restaurant" />;
}
