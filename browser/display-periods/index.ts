import type { DisplayPeriod } from '@/content/model/scheduled-entries';
import { trackActivePeriods } from './track-active-periods';

// given by app/root-layout.tsx
declare const periods: readonly DisplayPeriod[];

trackActivePeriods(periods);
