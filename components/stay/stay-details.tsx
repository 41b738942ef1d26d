import type { StayContent } from '@/content/model/stay';
import { formatDate, type DateLocale } from '@/lib/format-date';
import { pluralize } from '@/lib/pluralize';
import { countNights } from './stay-dates';
import type { Stay } from './stay-query';
import styles from './stay-details.module.css';

interface StayDetailsProps {
  readonly stay: Stay;
  readonly content: StayContent;
}

/** Dates, nights, rooms and guests of the stay. */
export function StayDetails({ stay, content }: StayDetailsProps) {
  const { labels, summary } = content;
  const nights = countNights(stay);
  return (
    <dl className={styles.details}>
      <dt>{labels.checkIn}</dt>
      <dd>
        <FormattedDate date={stay.checkIn} style={labels.dates} none={summary.labels.noDate} />
      </dd>
      <dt>{labels.checkOut}</dt>
      <dd>
        <FormattedDate date={stay.checkOut} style={labels.dates} none={summary.labels.noDate} />
      </dd>
      {nights !== null && (
        <>
          <dt>{summary.labels.nights}</dt>
          <dd>{pluralize(nights, labels.night, labels.dates.locale)}</dd>
        </>
      )}
      <dt>{labels.rooms}</dt>
      <dd>{pluralize(stay.rooms, labels.room, labels.dates.locale)}</dd>
      <dt>{labels.guests}</dt>
      <dd>
        {[
          pluralize(stay.adults, labels.adult, labels.dates.locale),
          pluralize(stay.children, labels.child, labels.dates.locale),
        ].join(', ')}
      </dd>
    </dl>
  );
}

interface FormattedDateProps {
  readonly date: string;
  readonly style: DateLocale;
  readonly none: string;
}

function FormattedDate({ date, style, none }: FormattedDateProps) {
  if (date === '') return <span>{none}</span>;
  // a date that needs two lines does not break between the day and the month
  const text = formatDate(date, style, 'full').replace(/(\d\S*) (?=\p{L})/u, '$1\u00a0');
  return <time dateTime={date}>{text}</time>;
}
