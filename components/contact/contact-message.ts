/** The fields of the form, by their names. */
export const messageFields = ['name', 'email', 'message'] as const;

export type MessageField = (typeof messageFields)[number];

export type ContactMessage = Readonly<Record<MessageField, string>>;

export const createMessage = (read: (field: MessageField) => string): ContactMessage => ({
  name: read('name'),
  email: read('email'),
  message: read('message'),
});

export const isSameMessage = (a: ContactMessage, b: ContactMessage): boolean =>
  messageFields.every((field) => a[field] === b[field]);

export const isEmptyMessage = (message: ContactMessage): boolean =>
  messageFields.every((field) => message[field] === '');

/** The draft with what was typed before it was read: a message that was begun comes below that of the draft. */
export const mergeMessages = (draft: ContactMessage, typed: ContactMessage): ContactMessage => ({
  ...createMessage((field) => typed[field] || draft[field]),
  message: typed.message.includes(draft.message)
    ? typed.message
    : [draft.message, typed.message].filter(Boolean).join('\n\n'),
});

/** Reads the message from the form, with plain line breaks. */
export function readMessage(form: HTMLFormElement): ContactMessage {
  const data = new FormData(form);
  return createMessage((field) => String(data.get(field) ?? '').replaceAll('\r\n', '\n'));
}

export function findField(form: HTMLFormElement, name: string) {
  const element = form.elements.namedItem(name);
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element : null;
}

export function fillForm(form: HTMLFormElement, message: ContactMessage): void {
  for (const field of messageFields) {
    const element = findField(form, field);
    if (element) element.value = message[field];
  }
}
