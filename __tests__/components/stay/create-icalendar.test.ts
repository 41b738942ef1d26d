import { createICalendar } from '@/components/stay/create-icalendar';

const event = {
  brand: 'beachsuites-villa',
  room: '2',
  title: 'Suite Juu, Beach Suites & Villa',
  place: 'Jambiani Beach, Zanzibar; Tanzania',
  notes: ['1 room, 2 adults', String.raw`C:\stay`],
  url: 'https://www.example.com/beachsuites-villa/room_details?room=2&check_in=2028-02-27',
  checkIn: '2028-02-27',
  checkOut: '2028-02-29',
};
const NOW = new Date('2026-11-23T20:15:30.250Z');
const unfolded = (changed: Partial<typeof event> = {}) =>
  createICalendar({ ...event, ...changed }, NOW)
    .replaceAll('\r\n ', '')
    .split('\r\n');

test('the stay is an event of whole days, its last day included; texts are escaped', () => {
  expect(unfolded()).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//www.example.com//stay//EN',
    'BEGIN:VEVENT',
    'UID:beachsuites-villa-2-20280227-20280229@www.example.com',
    'DTSTAMP:20261123T201530Z',
    'DTSTART;VALUE=DATE:20280227',
    'DTEND;VALUE=DATE:20280301',
    String.raw`SUMMARY:Suite Juu\, Beach Suites & Villa`,
    String.raw`LOCATION:Jambiani Beach\, Zanzibar\; Tanzania`,
    String.raw`DESCRIPTION:1 room\, 2 adults\nC:\\stay\n${event.url}`,
    `URL:${event.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('no line is longer than 75 bytes, and no character is cut', () => {
  const title = 'Chambre côté mer à l’étage, 早餐と海 🌊 '.repeat(8);
  const lines = createICalendar({ ...event, title }, NOW).split('\r\n');
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(lines.join('\n').replaceAll('\n ', '')).toContain(title.replaceAll(',', String.raw`\,`));
});
