/** JSON that can stand in a script element: "<" is escaped, so that no text can close the element. */
export const stringifyForScript = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c');
