/** Shows issues below Sveltia's own fields, such as lists and photos, which only validate required values. */
import type { FormIssue } from './form-issues';

const CLASS = 'fieldIssue';

const findFieldOnScreen = (keyPath: string) =>
  document.querySelector<HTMLElement>(`[data-key-path="${CSS.escape(keyPath)}"]`);

/** Whether a field is a custom one, which reports its issues itself. */
const isChecked = ({ dataset: { fieldType = '' } }: HTMLElement) =>
  fieldType === 'reference' || fieldType.startsWith('validating-');

/** Whether the control of a field on the screen reports the issue when the form is saved. */
export function isReportedByControl({ keyPath, isMissing }: FormIssue): boolean {
  const field = keyPath === undefined ? null : findFieldOnScreen(keyPath);
  return field !== null && (isMissing || isChecked(field));
}

/** Shows below the labels of rendered fields the issues that their controls do not report. Removes resolved ones. */
export function showIssuesOfSveltiaFields(issues: readonly FormIssue[]): void {
  const messages = new Map<Element, string>();
  for (const { keyPath, isMissing, message } of issues) {
    const field = keyPath !== undefined && !isMissing && findFieldOnScreen(keyPath);
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
