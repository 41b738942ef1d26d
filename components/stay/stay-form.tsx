'use client';

import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { useState, type FormEvent, type ReactNode } from 'react';
import type { FindRoomContent, StayWords } from '@/content/types';
import { AvailabilityBar } from './availability-bar';
import { isMisordered, readStay, writeStay, type Dates, type Party } from './stay-query';
import { useQueryString } from './use-query-string';

interface StayFormProps {
  /** Path of the page that sums up the stay. */
  readonly action: string;
  readonly words: StayWords;
  readonly barWords: FindRoomContent['words'];
  /** Cards whose submit buttons are named "room". */
  readonly children: ReactNode;
}

/**
 * The availability bar and what can be chosen below it, as one form: the browser checks the required dates, and
 * without a script it asks for the next page by itself (FND-08, FND-11).
 */
export function StayForm({ action, words, barWords, children }: StayFormProps) {
  const router = useRouter();
  const asked = readStay(useQueryString(), [], '');
  const [chosenParty, setParty] = useState<Partial<Party>>({});
  const [chosenDates, setDates] = useState<Dates>();
  const { rooms, adults, children: kids } = { ...asked, ...chosenParty };
  const party = { rooms, adults, children: kids };

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const room = new FormData(form, submitter).get('room');
    const stay = { room: String(room ?? ''), ...datesOf(form), ...party };
    router.push(`${action}?${writeStay(stay)}` as Route);
  }

  return (
    <form action={action} onSubmit={onSubmit}>
      <AvailabilityBar
        words={words}
        barWords={barWords}
        dates={asked}
        misordered={isMisordered(chosenDates ?? asked)}
        party={party}
        onDatesChange={(form) => setDates(datesOf(form))}
        onPartyChange={(change) => setParty({ ...chosenParty, ...change })}
      />
      {children}
    </form>
  );
}

function datesOf(form: HTMLFormElement): Dates {
  const data = new FormData(form);
  return { checkIn: String(data.get('check_in') ?? ''), checkOut: String(data.get('check_out') ?? '') };
}
