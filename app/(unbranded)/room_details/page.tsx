import { UnbrandedStaySummaryPage, createUnbrandedStaySummaryMetadata } from '../unbranded-stay-summary-page';

export const metadata = createUnbrandedStaySummaryMetadata();

export default function UnbrandedRoomDetailsPage() {
  return <UnbrandedStaySummaryPage />;
}
