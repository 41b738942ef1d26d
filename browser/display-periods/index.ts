import type { DisplayPeriod } from '@/lib/display-periods';
import { trackActivePeriods } from './track-active-periods';
import { trackDismissedNotices } from './track-dismissed-notices';

// app/_components/root-layout.tsx defines this constant when it bundles the script
declare const periods: readonly DisplayPeriod[];

trackActivePeriods(periods);
trackDismissedNotices(periods);
