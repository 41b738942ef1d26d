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

export const isSameMessage = (one: ContactMessage, other: ContactMessage): boolean =>
  messageFields.every((field) => one[field] === other[field]);

export const isEmptyMessage = (message: ContactMessage): boolean =>
  messageFields.every((field) => message[field] === '');

/** The message in a stored text, or null; what is not a text is left out of it. */
export function parseMessage(stored: string | null): ContactMessage | null {
  try {
    const value: Readonly<Record<string, unknown>> = JSON.parse(String(stored));
    const text = (field: keyof ContactMessage) => (typeof value[field] === 'string' ? value[field] : '');
    const message = { name: text('name'), email: text('email'), message: text('message') };
    return isEmptyMessage(message) ? null : message;
  } catch {
    return null;
  }
}

/** Windows does not open longer URLs. */
const MAIL_ADDRESS_LIMIT = 2000;

interface Mailto {
  readonly href: string;
  /** It carries only the beginning of the message. */
  readonly cut: boolean;
}

/**
 * `mailto:` URL with the same message for the visitor's own e-mail program; the end of the message is cut off where the
 * URL would be too long.
 */
export function mailtoUrl(to: string, subject: string, { name, email, message }: ContactMessage): Mailto {
  const address = (text: string) => {
    const body = `${text}\n\n${truncate(name)}\n${truncate(email)}`.replaceAll('\n', '\r\n');
    // mailto: does not decode "+" as a space
    const query = new URLSearchParams({ subject, body }).toString().replaceAll('+', '%20');
    return `mailto:${to}?${query}`;
  };
  const characters = [...message.slice(0, MAIL_ADDRESS_LIMIT)];
  const text = () => (characters.join('') === message ? message : `${characters.join('')} …`);
  while (characters.length > 0 && address(text()).length > MAIL_ADDRESS_LIMIT) {
    characters.length -= Math.ceil(characters.length / 20);
  }
  return { href: address(text()), cut: text() !== message };
}

const truncate = (text: string) => [...text.slice(0, 400)].slice(0, 100).join('');
