import type { FocusEvent } from 'react';
import type { FindRoomContent, Layouts, StayWords } from '@/content';
import { Button } from '../ui/button/button';
import { pluralize } from '../ui/interpolate';
import styles from './availability-bar.module.css';
import { Dropdown } from './dropdown';
import { MIN_OCCUPANCY, type StayDates, type Occupancy } from './stay-query';
import { Stepper } from './stepper';

export type AvailabilityWords = Omit<StayWords, 'sampleBadge'> &
  Pick<FindRoomContent['words'], 'bar' | 'increment' | 'decrement'>;

interface AvailabilityBarProps {
  readonly layout: Layouts['findRoom'];
  readonly words: AvailabilityWords;
  /** Initial values. */
  readonly dates: StayDates;
  /** As it is now. */
  readonly occupancy: Occupancy;
}

/** Dates, rooms and guests, in fields that are uncontrolled: what is chosen before hydration is kept and sent. */
export function AvailabilityBar({ layout, words, dates, occupancy }: AvailabilityBarProps) {
  const stepper = (name: keyof Occupancy) => (
    <Stepper
      label={words[name]}
      name={name}
      value={occupancy[name]}
      minimum={MIN_OCCUPANCY[name]}
      incrementLabel={words.increment[name]}
      decrementLabel={words.decrement[name]}
    />
  );
  const { locale } = words.dates;
  const guests = [
    pluralize(occupancy.adults, words.adult, locale),
    pluralize(occupancy.children, words.child, locale),
  ].join(', ');

  return (
    <div className={styles.frame} data-layout={layout}>
      <div
        className={styles.bar}
        role="group"
        aria-label={words.bar}
        // focusable, so that a click between the fields does not leave the bar
        tabIndex={-1}
        onBlur={closeDropdownsOnLeave}
      >
        {(['checkIn', 'checkOut'] as const).map((name) => (
          <label key={name} className={styles.field}>
            <span className={styles.label}>{words[name]}</span>
            <input
              type="date"
              name={name === 'checkIn' ? 'check_in' : 'check_out'}
              className={styles.date}
              required
              defaultValue={dates[name]}
            />
          </label>
        ))}
        <Dropdown label={words.rooms} summary={pluralize(occupancy.rooms, words.room, locale)}>
          {stepper('rooms')}
        </Dropdown>
        <Dropdown label={words.guests} summary={guests}>
          {stepper('adults')}
          {stepper('children')}
        </Dropdown>
        <div className={styles.submit}>
          <Button type="submit">{words.bar}</Button>
        </div>
      </div>
      <p className="visuallyHidden" role="status">
        {pluralize(occupancy.rooms, words.room, locale)}, {guests}
      </p>
    </div>
  );
}

function closeDropdownsOnLeave({ currentTarget: bar, relatedTarget }: FocusEvent) {
  if (bar.contains(relatedTarget)) return;
  for (const dropdown of bar.querySelectorAll('details')) dropdown.open = false;
}
