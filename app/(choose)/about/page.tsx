import { WhichHouse, whichHouseMetadata } from '../which-house';

export const metadata = whichHouseMetadata('about');

export default function WhichAboutPage() {
  return <WhichHouse segment="about" />;
}
