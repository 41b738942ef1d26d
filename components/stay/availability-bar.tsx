import { useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import type { FindRoomContent, StayLabels } from '@/content/model/stay';
import { pluralize } from '@/lib/pluralize';
import { Button } from '../ui/button/button';
import { ChangingText } from '../ui/changing-text';
import styles from './availability-bar.module.css';
import { MIN_ROOMS_AND_GUESTS, type RoomsAndGuests } from '@/lib/rooms-and-guests';
import type { StayDates } from './stay';
import { NumberInput } from './number-input';

export type AvailabilityBarLabels = Omit<StayLabels, 'sampleBadge'> &
  Pick<FindRoomContent['labels'], 'bar' | 'increment' | 'decrement'>;

interface AvailabilityBarProps {
  readonly labels: AvailabilityBarLabels;
  /** The initial dates. */
  readonly dates: StayDates;
  /** The rooms and guests as they are now. */
  readonly roomsAndGuests: RoomsAndGuests;
}

/** Dates, rooms and guests, in fields that are uncontrolled: what is chosen before hydration is kept and sent. */
export function AvailabilityBar({ labels, dates, roomsAndGuests }: AvailabilityBarProps) {
  const numberInput = (name: keyof RoomsAndGuests) => (
    <NumberInput
      label={labels[name]}
      name={name}
      value={roomsAndGuests[name]}
      minimum={MIN_ROOMS_AND_GUESTS[name]}
      incrementLabel={labels.increment[name]}
      decrementLabel={labels.decrement[name]}
    />
  );
  const { locale } = labels.dates;
  const rooms = pluralize(roomsAndGuests.rooms, labels.room, locale);
  const guests = [
    pluralize(roomsAndGuests.adults, labels.adult, locale),
    pluralize(roomsAndGuests.children, labels.child, locale),
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
          <label key={name} className={styles.field}>
            <span className="muted small">{labels[name]}</span>
            <input
              type="date"
              name={name === 'checkIn' ? 'check_in' : 'check_out'}
              className={`${styles.value} ${styles.date}`}
              required
              defaultValue={dates[name]}
            />
          </label>
        ))}
        <FieldDisclosure label={labels.rooms} summary={rooms}>
          {numberInput('rooms')}
        </FieldDisclosure>
        <FieldDisclosure label={labels.guests} summary={guests}>
          {numberInput('adults')}
          {numberInput('children')}
        </FieldDisclosure>
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

interface FieldDisclosureProps {
  readonly label: string;
  /** Current value, such as "2 Adults, 1 Child". */
  readonly summary: string;
  readonly children: ReactNode;
}

/** A disclosure that Escape closes, and so does opening another. */
function FieldDisclosure({ label, summary, children }: FieldDisclosureProps) {
  const toggle = useRef<HTMLElement>(null);

  function onKeyDown({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
    if (key !== 'Escape') return;
    currentTarget.open = false;
    toggle.current?.focus();
  }

  return (
    <details className={styles.disclosure} name="availability" onKeyDown={onKeyDown}>
      <summary ref={toggle} className={styles.field}>
        <span className="muted small">{label}</span>{' '}
        <span key={summary} className={`${styles.value} scriptOnly`}>
          {summary}
        </span>
      </summary>
      <div role="group" aria-label={label} className={styles.panel}>
        {children}
      </div>
    </details>
  );
}
