import type { StayContent, RoomOption } from '@/content/model/stay';
import { createDollarFormat } from '@/lib/create-dollar-format';
import { interpolate } from '@/lib/interpolate';
import { pluralize } from '@/lib/pluralize';
import { calculateStayPrice } from '@/lib/room-rates';
import { getRoomFit } from './room-fit';
import type { BrandCapacity } from '@/lib/occupancy';
import { countNights, type Stay } from './stay';

/** The longest stay that has an estimate, since each night is looked up. */
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
      <strong className="priceText">{price.format(calculateStayPrice(rates, { ...stay, nights }))}</strong>
      <span>{afterPrice}</span>
    </p>
  );
}
