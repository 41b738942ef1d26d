import type { WrittenNotice } from './types';

/**
 * Lines below the header, each for some days, like
 *
 *   {
 *     text: 'The restaurant is closed for the holiday. Breakfast comes to your porch.',
 *     from: '2027-03-20',
 *     until: '2027-03-21',
 *     closes: 'restaurant',
 *   },
 *
 * docs/owner.md says what else an entry may have.
 */
export const notices: readonly WrittenNotice[] = [];
