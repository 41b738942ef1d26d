import { addDays } from '@/lib/dates';
import type { StayDates } from './stay';

interface StayEvent extends StayDates {
  /** Ids; the room is '' where none is chosen. */
  readonly brand: string;
  readonly room: string;
  /** "Suite Juu, Beach Suites & Villa" */
  readonly title: string;
  readonly place: string;
  /** Lines about the stay. */
  readonly notes: readonly string[];
  /** The page that sums up the stay. */
  readonly url: string;
}

/** A calendar with the stay in it, as whole days from the arrival to the departure (RFC 5545). */
export function createICalendar(event: StayEvent, now: Date): string {
  const { brand, room, title, place, notes, url, checkIn, checkOut } = event;
  const { hostname } = new URL(url);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${hostname}//stay//EN`,
    'BEGIN:VEVENT',
    // the same stay takes the place of what was added before; another room on the same days is another entry
    `UID:${[brand, room, compact(checkIn), compact(checkOut)].join('-')}@${hostname}`,
    `DTSTAMP:${compact(now.toISOString().replace(/\.\d+/, '').replaceAll(':', ''))}`,
    `DTSTART;VALUE=DATE:${compact(checkIn)}`,
    // the end is exclusive: the day after the last one
    `DTEND;VALUE=DATE:${compact(addDays(checkOut, 1))}`,
    `SUMMARY:${escape(title)}`,
    `LOCATION:${escape(place)}`,
    `DESCRIPTION:${escape([...notes, url].join('\n'))}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

const compact = (date: string) => date.replaceAll('-', '');

const escape = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

const LONGEST_LINE = 75;

/** Lines are at most 75 bytes long; the next one begins with a space. No character is cut in two. */
function fold(line: string): string {
  const getBytes = (text: string) => new TextEncoder().encode(text).length;
  const lines = [''];
  for (const character of line) {
    const current = lines.at(-1) ?? '';
    if (getBytes(current + character) > LONGEST_LINE) lines.push(` ${character}`);
    else lines[lines.length - 1] = current + character;
  }
  return lines.join('\r\n');
}
