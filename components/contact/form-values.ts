import { createMessage, messageFields, type ContactMessage, type MessageField } from './contact-message';

/** Reads the message from the form, with plain line breaks. */
export function readMessage(form: HTMLFormElement): ContactMessage {
  const data = new FormData(form);
  return createMessage((field) => String(data.get(field) ?? '').replaceAll('\r\n', '\n'));
}

function findField(form: HTMLFormElement, field: MessageField) {
  const element = form.elements.namedItem(field);
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element : null;
}

/** Empties fields that hold only white space, which `required` lets pass. */
export function clearWhitespaceOnlyFields(form: HTMLFormElement): void {
  for (const field of messageFields) {
    const element = findField(form, field);
    if (element?.value.trim() === '') element.value = '';
  }
}

/** Name of a field that is hidden from people, so that only bots fill it in. */
export const HONEYPOT_FIELD = 'fax';

/** Empties the honeypot field and returns whether it was filled in. */
export function clearHoneypot(form: HTMLFormElement): boolean {
  const element = form.elements.namedItem(HONEYPOT_FIELD);
  if (!(element instanceof HTMLInputElement) || element.value === '') return false;
  element.value = '';
  return true;
}

export function fillForm(form: HTMLFormElement, message: ContactMessage) {
  for (const field of messageFields) {
    const element = findField(form, field);
    if (element) element.value = message[field];
  }
}

/** Fills empty fields from the draft. A message that the visitor has started is kept, below that of the draft. */
export function mergeDraftIntoForm(form: HTMLFormElement, draft: ContactMessage) {
  const formMessage = readMessage(form);
  fillForm(form, {
    ...createMessage((field) => formMessage[field] || draft[field]),
    message: formMessage.message.includes(draft.message)
      ? formMessage.message
      : [draft.message, formMessage.message].filter(Boolean).join('\n\n'),
  });
}

/** Puts a sentence before the message. */
export function prependToMessage(form: HTMLFormElement, sentence: string) {
  const element = findField(form, 'message');
  if (element) element.value = `${sentence}\n\n${element.value}`;
}
