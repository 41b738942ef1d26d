/** A failure whose message says what to do. */
export class ExpectedError extends Error {
  override readonly name = 'ExpectedError';
}
