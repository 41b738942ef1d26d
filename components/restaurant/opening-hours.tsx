import type { Look } from '@/content/model/brand';
import type { RestaurantContent } from '@/content/model/restaurant';
import { Section } from '../ui/section/section';
import { OpenNow, MealServedIndicator } from './open-now';
import styles from './opening-hours.module.css';

type OpeningHoursProps = RestaurantContent['hours'] & { readonly look: Look };

/** Opening hours: along a line, or each under a lantern. */
export function OpeningHours({ look, heading, text, list, labels, closurePeriod }: OpeningHoursProps) {
  return (
    <Section tone={look === 'scrapbook' ? 'dark' : 'plain'} headingId="opening-hours">
      <div className={styles.layout}>
        <div className={styles.content}>
          <h2 id="opening-hours">{heading}</h2>
          <p className={styles.text}>{text}</p>
          <OpenNow list={list} labels={labels} hideDuring={closurePeriod} />
          {closurePeriod && (
            <p className={styles.now} data-show-during={closurePeriod}>
              {labels.closedAll}
            </p>
          )}
        </div>
        <div>
          <table className={styles.hours} aria-labelledby="opening-hours">
            <tbody>
              {list.map(({ meal, hours }) => (
                <tr key={meal}>
                  <th scope="row">
                    {look === 'scrapbook' && <Lantern />}
                    <MealServedIndicator list={list} meal={meal} hideDuring={closurePeriod} />
                    {meal}
                  </th>
                  <td>{hours}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </Section>
  );
}

function Lantern() {
  return (
    <svg className={styles.lantern} viewBox="0 0 64 132" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="M32 0v34" strokeWidth="1.5" />
      <path d="M24 44c0-6 3.5-10 8-10s8 4 8 10" strokeWidth="1.5" />
      <path
        d="M18 52l6-8h16l6 8M16 52h32M14 112l4-60h28l4 60M12 112h40l-4 8H16z"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path d="M26 52l-2 60M38 52l2 60M16 82h32" strokeWidth="1" />
      <path
        className={styles.flame}
        d="M32 102c-5 0-8-3.5-8-8 0-6 6-9 8-17 2 8 8 11 8 17 0 4.5-3 8-8 8z"
        stroke="none"
      />
    </svg>
  );
}
