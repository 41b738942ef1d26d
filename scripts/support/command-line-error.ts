/** An error that is reported without a stack. Its message says what to do. */
export class CommandLineError extends Error {
  override readonly name = 'CommandLineError';
}
