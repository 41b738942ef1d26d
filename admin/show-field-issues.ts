/** What is wrong with a field of Sveltia's own, such as a list or a picture: it knows no other rule than that it is required. */
import type { FormIssue } from './form-issues';

const CLASS = 'fieldIssue';

const fieldOnScreen = (keyPath: string) =>
  document.querySelector<HTMLElement>(`[data-key-path="${CSS.escape(keyPath)}"]`);

/** Whether it is one of ours, which say themselves what is wrong. */
const isChecked = ({ dataset: { fieldType = '' } }: HTMLElement) =>
  fieldType === 'reference' || fieldType.startsWith('checked-');

/** Whether the control of a field on the screen says it, as soon as the form is saved. */
export function isSaidByControl({ keyPath, isMissing }: FormIssue): boolean {
  const field = keyPath === undefined ? null : fieldOnScreen(keyPath);
  return field !== null && (isMissing || isChecked(field));
}

/** Writes below the name of each field on the screen what its control does not say, and takes out what is right now. */
export function showFieldIssues(issues: readonly FormIssue[]): void {
  const messages = new Map<Element, string>();
  for (const { keyPath, isMissing, message } of issues) {
    const field = keyPath !== undefined && !isMissing && fieldOnScreen(keyPath);
    if (field && !isChecked(field))
      messages.set(field, [messages.get(field), message].filter(Boolean).join(' '));
  }
  for (const shown of document.querySelectorAll(`.${CLASS}`))
    if (messages.get(shown.parentElement!) !== shown.textContent) shown.remove();
  for (const [field, textContent] of messages) {
    if (field.querySelector(`:scope > .${CLASS}`)) continue;
    const shown = Object.assign(document.createElement('p'), {
      className: CLASS,
      role: 'alert',
      textContent,
    });
    field.querySelector(':scope > header')?.after(shown);
  }
}
