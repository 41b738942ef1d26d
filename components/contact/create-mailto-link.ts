import type { ContactMessage } from './contact-message';

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
