import { WhichHouse, whichHouseMetadata } from '../which-house';

export const metadata = whichHouseMetadata('services');

export default function WhichServicesPage() {
  return <WhichHouse segment="services" />;
}
