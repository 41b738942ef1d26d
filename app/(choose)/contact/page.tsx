import { WhichHouse, whichHouseMetadata } from '../which-house';

export const metadata = whichHouseMetadata('contact');

export default function WhichContactPage() {
  return <WhichHouse segment="contact" />;
}
