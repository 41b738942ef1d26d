import type { DisplayPeriod } from '@/lib/display-periods';
import { BREAKPOINTS } from '../utils/breakpoints';

/**
 * `data-show-during` shows an element in its period only, `data-hide-during` at all other times; notices can be
 * closed.
 */
const createRules = (id: string) =>
  `html:not([data-current~="${id}"]) [data-show-during="${id}"],` +
  `html[data-current~="${id}"] [data-hide-during="${id}"],` +
  `html[data-dismissed~="${id}"] [data-notice="${id}"]{display:none!important}` +
  // a phone shows one notice at a time
  `@media (not ${BREAKPOINTS.small}) and (scripting:enabled){html[data-current~="${id}"]:not([data-dismissed~="${id}"]) ` +
  `[data-notice="${id}"]~[data-notice]{display:none!important}}`;

/**
 * Chooses between what is rendered for a period and what is rendered for all other times. In the head of every page.
 */
export function DisplayPeriodStyles({ periods }: { readonly periods: readonly DisplayPeriod[] }) {
  const ids = [...new Set(periods.map(({ id }) => id))];
  return <style dangerouslySetInnerHTML={{ __html: ids.map(createRules).join('') }} />;
}
