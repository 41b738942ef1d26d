/** An error that is reported without a stack. Its message says what to do. */
export class ExpectedError extends Error {
  override readonly name = 'ExpectedError';
}
