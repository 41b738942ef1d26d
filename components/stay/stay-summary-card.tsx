import type { StayContent, RoomOption } from '@/content/model/stay';
import { addDays } from '@/lib/dates';
import { formatDate } from '@/lib/format-date';
import { interpolate } from '@/lib/interpolate';
import { findUnmetMinimumStay } from '@/lib/minimum-stay';
import { pluralize } from '@/lib/pluralize';
import { ClientSideLink } from '../ui/links';
import { ChangingText } from '../ui/changing-text';
import type { StaySummaryProps } from './room-and-stay-summary';
import { RoomCapacityAdvice } from './room-picker';
import { StayActions } from './stay-actions';
import { areDatesOutOfOrder, countNights, serializeStay, type Stay } from './stay';
import { createDollarFormat } from '@/lib/create-dollar-format';
import { calculateStayPrice } from '@/lib/room-rates';
import { getRoomFit } from './room-fit';
import type { BrandCapacity } from '@/lib/rooms-and-guests';
import styles from './stay-summary-card.module.css';

/** The stay in short, with what it costs, what has to be changed, and how to book it. */
export function StaySummaryCard(props: StaySummaryProps) {
  const { requestedStay, stay, phase, room, capacity, content, findRoomHref } = props;
  const { labels, summary } = content;
  const changeLink = (
    <ClientSideLink href={`${findRoomHref}?${serializeStay(requestedStay)}`}>
      {summary.labels.changeStay}
    </ClientSideLink>
  );
  const isLimited = (['rooms', 'adults', 'children'] as const).some(
    (name) => stay[name] < requestedStay[name],
  );
  /** Whether the link to change the stay is beside what has to be changed, not among the small links. */
  const changeFirst = phase !== 'future';
  return (
    <div className={styles.summary}>
      <p id="stay" className={styles.eyebrow}>
        {summary.eyebrow}
      </p>
      <StayDetails stay={stay} content={content} />
      {(phase === 'undated' || phase === 'future') && (
        <StayEstimate
          className={styles.estimate}
          stay={stay}
          room={room}
          capacity={capacity}
          content={content}
        />
      )}
      {phase === 'future' && <MinimumStayAdvice stay={stay} content={content} />}
      {isLimited && (
        <p role="status">
          {/* "We have 6 rooms and beds for 12 guests in all, so this page shows no more." */}
          {interpolate(summary.labels.limited, {
            rooms: pluralize(capacity.rooms, labels.inSentences.rooms, labels.dates.locale),
            places: String(capacity.sleeps),
          })}
        </p>
      )}
      {room && <RoomCapacityAdvice {...props} room={room} />}
      {changeFirst && (
        <p className={styles.warning} role="status">
          <ChangingText>{datesWarning(stay, content)}</ChangingText> {changeLink}
        </p>
      )}
      <StayActions {...props} changeLink={!changeFirst && changeLink} />
      <dl className={styles.times}>
        {summary.times.map((time) => (
          <div key={time.title}>
            <dt>{time.title}</dt>
            <dd>{time.items[0]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function datesWarning(stay: Stay, { labels, summary }: StayContent): string {
  if (areDatesOutOfOrder(stay)) return labels.datesOutOfOrder;
  return countNights(stay) === null ? summary.labels.datesMissing : summary.labels.datesPast;
}

interface StayDetailsProps {
  readonly stay: Stay;
  readonly content: StayContent;
}

/** Dates, nights, rooms and guests of the stay. */
function StayDetails({ stay, content }: StayDetailsProps) {
  const { labels, summary } = content;
  const { locale } = labels.dates;
  const nights = countNights(stay);

  function formatStayDate(date: string) {
    if (date === '') return <span>{summary.labels.noDate}</span>;
    // a date that needs two lines does not break between the day and the month
    const text = formatDate(date, labels.dates, 'full').replace(/(\d\S*) (?=\p{L})/u, '$1\u00a0');
    return <time dateTime={date}>{text}</time>;
  }

  return (
    <dl className={styles.details}>
      <dt>{labels.checkIn}</dt>
      <dd>{formatStayDate(stay.checkIn)}</dd>
      <dt>{labels.checkOut}</dt>
      <dd>{formatStayDate(stay.checkOut)}</dd>
      {nights !== null && (
        <>
          <dt>{summary.labels.nights}</dt>
          <dd>{pluralize(nights, labels.night, locale)}</dd>
        </>
      )}
      <dt>{labels.rooms}</dt>
      <dd>{pluralize(stay.rooms, labels.room, locale)}</dd>
      <dt>{labels.guests}</dt>
      <dd>
        {[pluralize(stay.adults, labels.adult, locale), pluralize(stay.children, labels.child, locale)].join(
          ', ',
        )}
      </dd>
    </dl>
  );
}

/** The longest stay that is looked up night by night. */
const MAX_NIGHTS = 366;

interface StayEstimateProps {
  readonly stay: Stay;
  readonly room: RoomOption | undefined;
  readonly capacity: BrandCapacity;
  readonly content: StayContent;
  readonly className?: string;
}

/** What the nights of the stay cost together, where the room has prices by season and beds for all guests. */
export function StayEstimate({ stay, room, capacity, content, className }: StayEstimateProps) {
  const { estimate } = content.summary;
  const { rates, sleeps = 0 } = room?.bookable ?? {};
  const nights = countNights(stay);
  if (!estimate || !rates || nights === null || nights > MAX_NIGHTS) return null;
  if (getRoomFit(stay, sleeps, capacity) === 'tooMany') return null;

  const { night, inSentences, dates } = content.labels;
  const children = pluralize(stay.children, inSentences.children, dates.locale);
  const parts = [
    stay.children > 0 && estimate.children && interpolate(estimate.children, { children }),
    estimate.tourismLevy,
  ].filter((part) => typeof part === 'string');
  // no cents, because the sentence says "about"
  const price = createDollarFormat(estimate.numberLocale, { maximumFractionDigits: 0 });
  const sentence = interpolate(stay.rooms > 1 ? estimate.rooms : estimate.oneRoom, {
    rooms: pluralize(stay.rooms, inSentences.rooms, dates.locale),
    nights: pluralize(nights, night, dates.locale),
  });
  const [beforePrice, afterPrice] = sentence.split('{price}');
  return (
    <p className={className}>
      <span>{beforePrice}</span>
      <strong className="cardPrice">{price.format(calculateStayPrice(rates, { ...stay, nights }))}</strong>
      <span>{afterPrice}</span>{' '}
      <ChangingText>
        {parts.length > 0 &&
          interpolate(estimate.includes, { parts: new Intl.ListFormat(dates.locale).format(parts) })}
      </ChangingText>
    </p>
  );
}

/** The nights that would fit, where the house asks for more than were chosen. It can be booked all the same. */
function MinimumStayAdvice({ stay, content }: StayDetailsProps) {
  const { minimumStays, labels } = content.summary;
  const { night, dates } = content.labels;
  const nights = countNights(stay);
  if (!minimumStays || nights === null || nights > MAX_NIGHTS) return null;
  const minimum = findUnmetMinimumStay(minimumStays, stay.checkIn, nights);
  if (!minimum) return null;

  const { name: season, minNights } = minimum;
  const formatDay = (date: string) =>
    formatDate(date, dates, { day: 'numeric', month: 'long' }).replace(' ', '\u00a0');
  return (
    <p className={styles.advice} role="status">
      <ChangingText>
        {/* "We ask for at least 3 nights: 10 May to 13 May would fit." */}
        {interpolate(season === undefined ? labels.minimumStay : labels.minimumStayInSeason, {
          season: season ?? '',
          nights: pluralize(minNights, night, dates.locale),
          from: formatDay(stay.checkIn),
          to: formatDay(addDays(stay.checkIn, minNights)),
        })}
      </ChangingText>
    </p>
  );
}
