import type { FocusEvent } from 'react';
import type { FindRoomContent, StayLabels } from '@/content/model/stay';
import { pluralize } from '@/lib/pluralize';
import { Button } from '../ui/button/button';
import { ChangingText } from '../ui/changing-text';
import fieldStyles from './availability-field.module.css';
import styles from './availability-bar.module.css';
import { StayFieldDisclosure } from './stay-field-disclosure';
import { MIN_OCCUPANCY, type Occupancy } from '@/lib/occupancy';
import type { StayDates } from './stay-dates';
import { NumberInput } from './number-input';

export type AvailabilityBarLabels = Omit<StayLabels, 'sampleBadge'> &
  Pick<FindRoomContent['labels'], 'bar' | 'increment' | 'decrement'>;

interface AvailabilityBarProps {
  readonly labels: AvailabilityBarLabels;
  /** The initial dates. */
  readonly dates: StayDates;
  /** The rooms and guests as they are now. */
  readonly occupancy: Occupancy;
}

/** Dates, rooms and guests, in fields that are uncontrolled: what is chosen before hydration is kept and sent. */
export function AvailabilityBar({ labels, dates, occupancy }: AvailabilityBarProps) {
  const numberInput = (name: keyof Occupancy) => (
    <NumberInput
      label={labels[name]}
      name={name}
      value={occupancy[name]}
      minimum={MIN_OCCUPANCY[name]}
      incrementLabel={labels.increment[name]}
      decrementLabel={labels.decrement[name]}
    />
  );
  const { locale } = labels.dates;
  const rooms = pluralize(occupancy.rooms, labels.room, locale);
  const guests = [
    pluralize(occupancy.adults, labels.adult, locale),
    pluralize(occupancy.children, labels.child, locale),
  ].join(', ');

  return (
    <div className={styles.frame}>
      <div
        className={styles.bar}
        role="group"
        aria-label={labels.bar}
        // focusable, so that a click between the fields does not leave the bar
        tabIndex={-1}
        onBlur={closeDisclosuresOnLeave}
      >
        {(['checkIn', 'checkOut'] as const).map((name) => (
          <label key={name} className={fieldStyles.field}>
            <span className="muted small">{labels[name]}</span>
            <input
              type="date"
              name={name === 'checkIn' ? 'check_in' : 'check_out'}
              className={`${fieldStyles.value} ${styles.date}`}
              required
              defaultValue={dates[name]}
            />
          </label>
        ))}
        <StayFieldDisclosure label={labels.rooms} summary={rooms}>
          {numberInput('rooms')}
        </StayFieldDisclosure>
        <StayFieldDisclosure label={labels.guests} summary={guests}>
          {numberInput('adults')}
          {numberInput('children')}
        </StayFieldDisclosure>
        <div className={styles.submit}>
          <Button type="submit">{labels.bar}</Button>
        </div>
      </div>
      <p className="visuallyHidden" role="status">
        <ChangingText>{`${rooms}, ${guests}`}</ChangingText>
      </p>
    </div>
  );
}

function closeDisclosuresOnLeave({ currentTarget: bar, relatedTarget }: FocusEvent) {
  if (bar.contains(relatedTarget)) return;
  for (const dropdown of bar.querySelectorAll('details')) dropdown.open = false;
}
