/** Names a field of content for whoever has to mend it: the file, and the way to the field. */
export type At = (field: string) => string;

/** Stops the build: says where content is wrong, what is wrong, and what to write instead. */
export function refuse(where: string, problem: string): never {
  throw new Error(`${where}: ${problem}`);
}

/** Refuses a value that stands twice where each has to be unique. */
export function refuseTwins(where: string, values: readonly (string | number)[], remedy: string): void {
  const twin = values.find((value, index) => values.indexOf(value) !== index);
  if (twin !== undefined) refuse(where, `"${twin}" is there twice. ${remedy}`);
}

/** Refuses anything but a number above zero. */
export function refuseUnlessPositive(where: string, value: unknown, example: number): void {
  if (typeof value === 'number' && Number.isFinite(value) && value > 0) return;
  refuse(
    where,
    `${JSON.stringify(value)} is no number above zero. Write one without quotes, like ${example}.`,
  );
}
