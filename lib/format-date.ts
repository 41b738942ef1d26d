/** How a language writes dates. */
export interface DateLocale {
  readonly locale: string;
  /** The first day of a month, where it is not a plain figure: "1er août". */
  readonly firstOfMonth?: string;
}

/** "10 May 2031", or with `full` "Saturday, 10 May 2031"; the same in every time zone. */
export function formatDate(
  date: string,
  { locale, firstOfMonth }: DateLocale,
  style: 'long' | 'full' | Intl.DateTimeFormatOptions = 'long',
): string {
  const options = typeof style === 'string' ? { dateStyle: style } : style;
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
    .formatToParts(new Date(date))
    .map(({ type, value }) => (type === 'day' && value === '1' && firstOfMonth) || value)
    .join('');
}
