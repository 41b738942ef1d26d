import { UnbrandedStayPage, unbrandedStayMetadata } from '../unbranded-stay-page';

export const metadata = unbrandedStayMetadata();

export default function RoomDetailsPage() {
  return <UnbrandedStayPage />;
}
