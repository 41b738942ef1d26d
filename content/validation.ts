/** Describes where a field of content is written, for error messages: file and path of the field. */
export type Locate = (field: string) => string;

/** Stops the build with a message that says where content is wrong, what is wrong, and how to fix it. */
export function fail(where: string, problem: string): never {
  throw new Error(`${where}: ${problem}`);
}

/** Every value must be unique. */
export function rejectDuplicates(where: string, values: readonly (string | number)[], remedy: string): void {
  const duplicate = values.find((value, index) => values.indexOf(value) !== index);
  if (duplicate !== undefined) fail(where, `"${duplicate}" is there twice. ${remedy}`);
}

/** The value must be a number above zero. */
export function requirePositive(where: string, value: unknown, example: number): void {
  if (typeof value === 'number' && Number.isFinite(value) && value > 0) return;
  fail(where, `${JSON.stringify(value)} is no number above zero. Write one without quotes, like ${example}.`);
}

/** The value must be a day as year-month-day; 30 February is none. */
export function requireDay(where: string, day: string): void {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(day) : Number.NaN;
  if (!Number.isNaN(time) && new Date(time).toISOString().startsWith(day)) return;
  fail(where, `"${day}" is no date. Write it as year-month-day, like '2026-12-24'.`);
}

/** The value must be able to stand between two slashes of an address. */
export function requireSegment(where: string, segment: string): void {
  if (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(segment)) return;
  fail(where, `"${segment}" is no part of an address. Use small letters, digits and single hyphens.`);
}
