'use client';

import type { FindRoomContent, StayWords } from '@/content/types';
import { counted } from '../ui/fill';
import styles from './availability-bar.module.css';
import { Dropdown } from './dropdown';
import { PARTY_MINIMUM, type Dates, type Party } from './stay-query';
import { Stepper } from './stepper';

interface AvailabilityBarProps {
  readonly words: StayWords;
  readonly barWords: FindRoomContent['words'];
  /** What the fields start with. */
  readonly dates: Dates;
  readonly misordered: boolean;
  readonly party: Party;
  readonly onDatesChange: (form: HTMLFormElement) => void;
  readonly onPartyChange: (change: Partial<Party>) => void;
}

/** Dates, rooms and guests (FND-01 to FND-09). The date fields keep what was typed; the party is the caller's. */
export function AvailabilityBar(props: AvailabilityBarProps) {
  const { words, barWords, dates, misordered, party, onDatesChange, onPartyChange } = props;
  const stepper = (name: keyof Party) => (
    <Stepper
      label={words[name]}
      value={party[name]}
      minimum={PARTY_MINIMUM[name]}
      more={`${barWords.more} ${words[name].toLowerCase()}`}
      fewer={`${barWords.fewer} ${words[name].toLowerCase()}`}
      onChange={(value) => onPartyChange({ [name]: value })}
    />
  );
  const guests = [counted(party.adults, words.adult), counted(party.children, words.child)].join(', ');

  return (
    <div className={styles.frame}>
      <div className={styles.bar} role="group" aria-label={barWords.bar}>
        {(['checkIn', 'checkOut'] as const).map((name) => (
          <label key={name} className={styles.field}>
            <span className={styles.label}>{words[name]}</span>
            <input
              type="date"
              name={name === 'checkIn' ? 'check_in' : 'check_out'}
              className={styles.date}
              required
              defaultValue={dates[name]}
              onChange={({ currentTarget: { form } }) => form && onDatesChange(form)}
            />
          </label>
        ))}
        <Dropdown label={words.rooms} summary={counted(party.rooms, words.room)}>
          {stepper('rooms')}
        </Dropdown>
        <Dropdown label={words.guests} summary={guests}>
          {stepper('adults')}
          {stepper('children')}
        </Dropdown>
        <noscript className={styles.plain}>
          {(['rooms', 'adults', 'children'] as const).map((name) => (
            <label key={name} className={styles.field}>
              <span className={styles.label}>{words[name]}</span>
              <input
                type="number"
                name={name}
                className={styles.date}
                min={PARTY_MINIMUM[name]}
                defaultValue={PARTY_MINIMUM[name]}
              />
            </label>
          ))}
        </noscript>
      </div>
      <p className={styles.message} role="status">
        {misordered && words.dateOrder}
      </p>
      <p className="visuallyHidden" role="status">
        {counted(party.rooms, words.room)}, {guests}
      </p>
    </div>
  );
}
