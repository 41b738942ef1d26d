import type { Look } from '@/content/model/brand';
import type { RestaurantContent } from '@/content/model/restaurant';
import { OptionalPart } from '../ui/optional-part';
import { Section } from '../ui/section/section';
import { RestaurantOpenStatus, ServedNowIndicator } from './restaurant-open-status';
import styles from './restaurant-opening-hours.module.css';

type RestaurantOpeningHoursProps = RestaurantContent['hours'] & { readonly look: Look };

/** Opening hours, side by side. */
export function RestaurantOpeningHours({
  look,
  heading,
  text,
  list,
  labels,
  closurePeriod,
}: RestaurantOpeningHoursProps) {
  return (
    <Section tone={look === 'scrapbook' ? 'dark' : 'plain'} headingId="opening-hours">
      <div className={styles.layout}>
        <div className={styles.content}>
          <h2 id="opening-hours">{heading}</h2>
          <p className={styles.text}>{text}</p>
          <OptionalPart>
            <RestaurantOpenStatus mealHours={list} labels={labels} hideDuring={closurePeriod} />
          </OptionalPart>
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
                    <OptionalPart>
                      <ServedNowIndicator mealHours={list} meal={meal} hideDuring={closurePeriod} />
                    </OptionalPart>
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
