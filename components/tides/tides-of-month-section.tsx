import type { SitePath } from '@/lib/site-path';
import type { Business } from '@/content/model/business';
import type { TidesContent } from '@/content/model/tides';
import { ButtonLink } from '../ui/button/button';
import { OptionalPart } from '../ui/optional-part';
import { PrintOnlyContactDetails } from '../ui/print-only-contact-details/print-only-contact-details';
import { Section } from '../ui/section/section';
import type { TideDay } from './tide-day';
import { formatDateHeading } from './format-tides';
import { TidesOfChosenMonth } from './tides-of-chosen-month';
import { TIDE_MONTH_HEADING_ID, TideMonth } from './tide-month';
import { TideAccuracyAndSources } from './tide-accuracy-and-sources';
import styles from './tides-of-month-section.module.css';

interface TidesOfMonthSectionProps {
  readonly tides: TidesContent;
  /** The month of the build, for visitors without scripts. */
  readonly days: readonly TideDay[];
  readonly activitiesHref: SitePath;
  /** Name of the brand, for the printed page. */
  readonly name: string;
  readonly business: Business;
}

export function TidesOfMonthSection(props: TidesOfMonthSectionProps) {
  const { tides, days, activitiesHref, name, business } = props;
  const { month, labels } = tides;
  const { chart, previous, next, print } = month;
  return (
    <Section headingId={TIDE_MONTH_HEADING_ID}>
      <p className={styles.text}>{month.text}</p>
      <OptionalPart>
        <TidesOfChosenMonth
          labels={labels}
          month={{ chart, previous, next, print }}
          builtMonth={formatDateHeading(days[0]?.date ?? '', labels, 'month')}
        >
          <TideMonth days={days} labels={labels} month={{ chart }} />
        </TidesOfChosenMonth>
      </OptionalPart>
      <TideAccuracyAndSources {...tides} />
      <p className="screenOnly">
        <ButtonLink href={activitiesHref} variant="text">
          {month.link}
        </ButtonLink>
      </p>
      <PrintOnlyContactDetails name={name} business={business} />
    </Section>
  );
}
