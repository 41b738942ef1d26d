'use client';

import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { useState, useTransition, type FormEvent, type ReactNode } from 'react';
import { useDocumentFallback } from '../ui/use-document-fallback';
import { AvailabilityBar, type AvailabilityWords } from './availability-bar';
import { parseStay, serializeStay, type StayDates, type Occupancy } from './stay-query';
import { useQueryString } from './use-query-string';

interface StayFormProps {
  /** Path of room_details. */
  readonly action: string;
  readonly words: AvailabilityWords;
  /** Contains submit buttons named "room", which do not validate. */
  readonly children: ReactNode;
}

/**
 * The availability bar and the room cards as one form. The bar's own button asks for the dates, those of the cards do
 * not; without JavaScript the browser submits it natively.
 */
export function StayForm({ action, words, children }: StayFormProps) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const [target, setTarget] = useState(action);
  useDocumentFallback(pending, target);
  const initialStay = parseStay(useQueryString(), [], '');
  const [editedOccupancy, setEditedOccupancy] = useState<Partial<Occupancy>>({});
  const { rooms, adults, children: childCount } = { ...initialStay, ...editedOccupancy };
  const occupancy = { rooms, adults, children: childCount };

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const room = new FormData(form, submitter).get('room');
    const stay = { room: String(room ?? ''), ...readDates(form), ...occupancy };
    const href = `${action}?${serializeStay(stay)}`;
    setTarget(href);
    startTransition(() => router.push(href as Route));
  }

  return (
    <form action={action} data-stay onSubmit={onSubmit}>
      <AvailabilityBar
        words={words}
        dates={initialStay}
        occupancy={occupancy}
        onOccupancyChange={(change) => setEditedOccupancy({ ...editedOccupancy, ...change })}
      />
      {children}
    </form>
  );
}

function readDates(form: HTMLFormElement): StayDates {
  const data = new FormData(form);
  return { checkIn: String(data.get('check_in') ?? ''), checkOut: String(data.get('check_out') ?? '') };
}
