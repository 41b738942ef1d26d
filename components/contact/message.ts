/** What a visitor writes to the house. */
export interface Message {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

export const messageFields = ['name', 'email', 'message'] as const satisfies readonly (keyof Message)[];

export function isEmpty(message: Message): boolean {
  return messageFields.every((field) => message[field] === '');
}

/** The address that opens the visitor's own e-mail program with the same message. */
export function mailAddress(to: string, subject: string, { name, email, message }: Message): string {
  const body = `${message}\n\n${name}\n${email}`.replaceAll('\n', '\r\n');
  // mailto knows no "+" for a space
  const query = new URLSearchParams({ subject, body }).toString().replaceAll('+', '%20');
  return `mailto:${to}?${query}`;
}
