import { UnbrandedStay, unbrandedStayMetadata } from '../unbranded-stay';

export const metadata = unbrandedStayMetadata();

export default function RoomDetailsPage() {
  return <UnbrandedStay />;
}
