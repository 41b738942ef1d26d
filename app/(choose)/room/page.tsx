import { WhichHouse, whichHouseMetadata } from '../which-house';

export const metadata = whichHouseMetadata('room');

export default function WhichRoomsPage() {
  return <WhichHouse segment="room" />;
}
