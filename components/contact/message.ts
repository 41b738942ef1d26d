export interface Message {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

export const messageFields = ['name', 'email', 'message'] as const satisfies readonly (keyof Message)[];

export function isEmpty(message: Message): boolean {
  return messageFields.every((field) => message[field] === '');
}

/** Maximum number of characters of each field. */
export const MAX_LENGTH: Readonly<Record<keyof Message, number>> = { name: 100, email: 254, message: 40_000 };

/** Windows does not open longer URLs. */
const MAIL_ADDRESS_LIMIT = 2000;

/**
 * `mailto:` URL with the same message for the visitor's own e-mail program; the end of the message is cut off where the
 * URL would be too long.
 */
export function mailtoUrl(to: string, subject: string, { name, email, message }: Message): string {
  const address = (text: string) => {
    const body = `${text}\n\n${name}\n${email}`.replaceAll('\n', '\r\n');
    // mailto: does not decode "+" as a space
    const query = new URLSearchParams({ subject, body }).toString().replaceAll('+', '%20');
    return `mailto:${to}?${query}`;
  };
  const characters = [...message];
  while (characters.length > 0 && address(cut(characters, message)).length > MAIL_ADDRESS_LIMIT) {
    characters.length -= Math.ceil(characters.length / 20);
  }
  return address(cut(characters, message));
}

function cut(characters: readonly string[], whole: string): string {
  const text = characters.join('');
  return text === whole ? whole : `${text} …`;
}
