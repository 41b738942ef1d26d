import type { LabelAndValue } from '@/content/model/helpers/common-field-groups';
import type { NightPriceContent } from '@/content/model/helpers/room-prices';
import { DateDependentPrice } from '../ui/date-dependent-price';
import { DescriptionList } from '../ui/description-list';
import styles from './room-price-and-details.module.css';

interface RoomPriceProps extends NightPriceContent {
  /** What the price means, on a line of its own. */
  readonly note?: string;
}

/** "from $49 per night". */
export function RoomPrice({ prefix, amount, amountsByPeriod, suffix, note }: RoomPriceProps) {
  return (
    <div>
      <p className={styles.price}>
        {prefix} <DateDependentPrice as="strong" text={amount} textsByPeriod={amountsByPeriod} /> {suffix}
      </p>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}

/** Rows of label and value: details of a room, facts about the house, access. */
export function RoomDetails({ details }: { readonly details: readonly LabelAndValue[] }) {
  return <DescriptionList className={styles.details} list={details} />;
}
