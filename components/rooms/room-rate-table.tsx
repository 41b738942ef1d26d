import type { RoomRateTableContent } from '@/content/model/helpers/room-prices';
import styles from './room-rate-table.module.css';

/** What a room costs by season. Each season is hidden when it is over; see display-period-styles.tsx. */
export function RoomRateTable({ labels, rows }: RoomRateTableContent) {
  const hasExtraGuests = rows.some(({ extraGuest }) => extraGuest);
  const hasLongStays = rows.some(({ longStay }) => longStay);
  return (
    <div className={styles.frame}>
      <table className={styles.rates}>
        <caption>
          <h3>{labels.caption}</h3>
        </caption>
        <thead>
          <tr>
            <th scope="col">{labels.season}</th>
            <th scope="col">{labels.dates}</th>
            <th scope="col">{labels.perNight}</th>
            {hasExtraGuests && <th scope="col">{labels.extraGuest}</th>}
            {hasLongStays && <th scope="col">{labels.longStay}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, dates, price, extraGuest, longStay, hideDuring }) => (
            <tr key={`${name} ${dates}`} data-hide-during={hideDuring}>
              <th scope="row" colSpan={dates ? undefined : 2}>
                {name}
              </th>
              {dates && <td className={styles.dates}>{dates}</td>}
              <td className={styles.price}>{price}</td>
              {hasExtraGuests && <OptionalPrice label={labels.extraGuest} price={extraGuest} />}
              {hasLongStays && <OptionalPrice label={labels.longStay} price={longStay} />}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface OptionalPriceProps {
  /** The heading of the column, which phones do not show. */
  readonly label: string;
  readonly price: string | undefined;
}

function OptionalPrice({ label, price }: OptionalPriceProps) {
  return price === undefined ? (
    <td className={styles.none}>–</td>
  ) : (
    <td className={styles.optional} data-label={label}>
      {price}
    </td>
  );
}
