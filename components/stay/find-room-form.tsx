'use client';

import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { useCallback, useState, useTransition, type FormEvent, type ReactNode } from 'react';
import { AvailabilityBar, type AvailabilityBarLabels } from './availability-bar';
import { MIN_ROOMS_AND_GUESTS, type RoomsAndGuests } from '@/lib/rooms-and-guests';
import { parseStay, serializeStay, type Stay } from './stay';
import { useQueryString } from './query-string';

interface FindRoomFormProps {
  /** Path of room_details. */
  readonly action: string;
  readonly labels: AvailabilityBarLabels;
  /** Contains submit buttons named "room", which do not validate. */
  readonly children: ReactNode;
}

/**
 * The availability bar and the room cards as one form. The bar's own button asks for the dates, those of the cards do
 * not; without JavaScript the browser submits it natively.
 */
export function FindRoomForm({ action, labels, children }: FindRoomFormProps) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const query = useQueryString();
  const stayFromQuery = parseStay(query ?? '', [], '');
  const [isPrerendered] = useState(query === null);
  const [edited, setEdited] = useState<Partial<RoomsAndGuests>>({});
  const { rooms, adults, children: childCount } = { ...stayFromQuery, ...edited };
  const roomsAndGuests = { rooms, adults, children: childCount };

  /** Keeps what is chosen in the address, for Back and for a reload. */
  function onInput({ currentTarget: form }: FormEvent<HTMLFormElement>) {
    const stay = readStay(form);
    setEdited({ rooms: stay.rooms, adults: stay.adults, children: stay.children });
    // a change of the address would stop the navigation
    if (pending) return;
    try {
      window.history.replaceState(null, '', `?${serializeStay(stay)}`);
    } catch {
      // some browsers allow only so many changes of the address in a minute
    }
  }

  /** Takes over what was chosen before hydration. */
  const followEarlyChanges = useCallback(
    (form: HTMLFormElement | null) => {
      if (!form || !isPrerendered) return;
      const stay = readStay(form);
      setEdited({
        ...(stay.rooms !== MIN_ROOMS_AND_GUESTS.rooms && { rooms: stay.rooms }),
        ...(stay.adults !== MIN_ROOMS_AND_GUESTS.adults && { adults: stay.adults }),
        ...(stay.children !== MIN_ROOMS_AND_GUESTS.children && { children: stay.children }),
      });
    },
    [isPrerendered],
  );

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const href = `${action}?${serializeStay(readStay(form, submitter))}`;
    startTransition(() => router.push(href as Route));
  }

  return (
    <form ref={followEarlyChanges} action={action} data-stay onSubmit={onSubmit} onInput={onInput}>
      <AvailabilityBar labels={labels} dates={stayFromQuery} roomsAndGuests={roomsAndGuests} />
      {children}
    </form>
  );
}

/**
 * Reads the stay from the fields, even if its dates are out of order. The availability bar has no field for the room,
 * so that the room of the address is kept.
 */
function readStay(form: HTMLFormElement, submitter?: HTMLElement | null): Stay {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter)) query.set(name, String(value));
  const room = query.get('room') ?? new URLSearchParams(window.location.search).get('room') ?? '';
  return { ...parseStay(query.toString(), [], ''), room };
}
