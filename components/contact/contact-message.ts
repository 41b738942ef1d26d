export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

export const messageFields = [
  'name',
  'email',
  'message',
] as const satisfies readonly (keyof ContactMessage)[];

export const createMessage = (read: (field: keyof ContactMessage) => string): ContactMessage => ({
  name: read('name'),
  email: read('email'),
  message: read('message'),
});

export const isSameMessage = (one: ContactMessage, other: ContactMessage): boolean =>
  messageFields.every((field) => one[field] === other[field]);

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

/** The longest `mailto:` URL that Windows opens. */
const MAX_MAILTO_LENGTH = 2000;
/** The most characters of a name or an address, so that the URL has room for the message. */
const MAX_SENDER_LENGTH = 100;

interface Mailto {
  readonly href: string;
  /** The URL has only the beginning of the message. */
  readonly cut: boolean;
}

/**
 * `mailto:` URL with the same message for the visitor's own e-mail program; the end of the message is cut off where the
 * URL would be too long.
 */
export function createMailtoLink(
  to: string,
  subject: string,
  { name, email, message }: ContactMessage,
): Mailto {
  const address = (text: string) => {
    const body = `${text}\n\n${shorten(name)}\n${shorten(email)}`.replaceAll('\n', '\r\n');
    // mailto: does not decode "+" as a space
    const query = new URLSearchParams({ subject, body }).toString().replaceAll('+', '%20');
    return `mailto:${to}?${query}`;
  };
  const characters = [...message.slice(0, MAX_MAILTO_LENGTH)];
  const text = () => (characters.join('') === message ? message : `${characters.join('')} …`);
  while (characters.length > 0 && address(text()).length > MAX_MAILTO_LENGTH) {
    // in steps of 5 %, because a character takes one to twelve characters of the URL
    characters.length -= Math.ceil(characters.length / 20);
  }
  return { href: address(text()), cut: text() !== message };
}

/** Cuts between code points, which have at most two UTF-16 units. */
const shorten = (text: string) =>
  [...text.slice(0, 2 * MAX_SENDER_LENGTH)].slice(0, MAX_SENDER_LENGTH).join('');
