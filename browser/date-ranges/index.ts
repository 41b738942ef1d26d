import type { DateRange } from '@/content';
import { followDateRanges } from './follow-date-ranges';

// given by app/root-layout.tsx
declare const ranges: readonly DateRange[];

followDateRanges(ranges);
