import type { OpeningHoursSpecification } from 'schema-dts';
import type { Notice } from '@/content/model/notices';

/** Days on which a place is closed, as search engines read them: hours that begin and end at midnight. */
export function createClosuresJsonLd(
  closures: readonly Pick<Notice, 'from' | 'until'>[],
): OpeningHoursSpecification[] | undefined {
  if (closures.length === 0) return undefined;
  return closures.map(({ from, until }): OpeningHoursSpecification => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: from,
    validThrough: until,
    opens: '00:00',
    closes: '00:00',
  }));
}
