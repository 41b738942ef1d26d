/**
 * The kinds of field of content. Each defines its check, its error message with a remedy, whether it is translated,
 * and its control in a form.
 */
export * from './composite';
export * from './number-and-choice';
export * from './reference';
export * from './text';
