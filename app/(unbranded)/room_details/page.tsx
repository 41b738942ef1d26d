import { UnbrandedStaySummaryPage, unbrandedStaySummaryMetadata } from '../unbranded-stay-summary-page';

export const metadata = unbrandedStaySummaryMetadata();

export default function UnbrandedRoomDetailsPage() {
  return <UnbrandedStaySummaryPage />;
}
