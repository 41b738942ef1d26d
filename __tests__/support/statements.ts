/** A test for each statement of the specification: its ids and words, what content says, and what is specified. */
export function testStatements(
  statements: readonly (readonly [statement: string, said: unknown, specified: unknown])[],
): void {
  test.each(statements)('%s', (_, said, specified) => expect(said).toEqual(specified));
}
