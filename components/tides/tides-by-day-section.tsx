import type { TidesContent } from '@/content/model/tides';
import type { ReactNode } from 'react';
import { ButtonLink } from '../ui/button/button';
import { OptionalPart } from '../ui/optional-part';
import { Section } from '../ui/section/section';
import type { TideDay } from './tide-day';
import { TidesOfChosenDay } from './tides-of-chosen-day';
import { TideAccuracyAndSources } from './tide-accuracy-and-sources';
import { TideTable } from './tide-table';

const ID = 'tides';

interface TidesByDaySectionProps {
  readonly tides: TidesContent;
  /** The days from that of the build on, for visitors without scripts. */
  readonly days: readonly TideDay[];
  /** Shown until the tides are known. */
  readonly chartFallback: ReactNode;
}

export function TidesByDaySection({ tides, days, chartFallback }: TidesByDaySectionProps) {
  const {
    today: { link, ...heading },
    labels,
    href,
  } = tides;
  return (
    <OptionalPart>
      <Section headingId={ID} {...heading}>
        <TidesOfChosenDay
          labels={labels}
          chartFallback={chartFallback}
          tableFallback={<TideTable days={days} labels={labels} labelledBy={ID} dates="short" />}
        />
        <TideAccuracyAndSources {...tides} />
        <p>
          <ButtonLink href={href} variant="text">
            {link}
          </ButtonLink>
        </p>
      </Section>
    </OptionalPart>
  );
}
