/** A test for each statement of the specification: its ids and words, what content says, and what is specified. */
export function testSpecifiedStatements(
  statements: Readonly<Record<string, readonly [actual: unknown, specified: unknown]>>,
): void {
  test.each(Object.entries(statements))('%s', (_, [actual, specified]) => expect(actual).toEqual(specified));
}
