import type { DateRange } from '@/content/model/scheduled-entries';
import { trackActiveDateRanges } from './track-active-date-ranges';

// given by app/root-layout.tsx
declare const ranges: readonly DateRange[];

trackActiveDateRanges(ranges);
