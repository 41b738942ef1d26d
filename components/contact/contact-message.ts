/** The fields of the form, by their names. */
export const messageFields = ['name', 'email', 'message'] as const;

export type MessageField = (typeof messageFields)[number];

export type ContactMessage = Readonly<Record<MessageField, string>>;

export const createMessage = (read: (field: MessageField) => string) =>
  Object.fromEntries(messageFields.map((field) => [field, read(field)])) as ContactMessage;

export const isSameMessage = (a: ContactMessage, b: ContactMessage): boolean =>
  messageFields.every((field) => a[field] === b[field]);

export const isEmptyMessage = (message: ContactMessage): boolean =>
  messageFields.every((field) => message[field] === '');

/** Parses a stored message; null if it is none. Fields that are not texts are empty. */
export function parseMessage(stored: string | null): ContactMessage | null {
  try {
    const value: Readonly<Record<string, unknown>> = JSON.parse(String(stored));
    const message = createMessage((field) => (typeof value[field] === 'string' ? value[field] : ''));
    return isEmptyMessage(message) ? null : message;
  } catch {
    return null;
  }
}
