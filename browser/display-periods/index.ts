import type { DisplayPeriod } from '@/lib/display-periods';
import { handleNoticeDismissal } from './handle-notice-dismissal';
import { markActivePeriods } from './mark-active-periods';

// app/_components/root-layout.tsx defines this constant when it bundles the script
declare const periods: readonly DisplayPeriod[];

markActivePeriods(periods);
handleNoticeDismissal(periods);
