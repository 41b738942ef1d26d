import { closest } from '../closest';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Holds back the last click on a button or submission of a form before React has hydrated the page, marks the button
 * `data-pressed`, and repeats it after hydration. Buttons marked `data-works-without-react`, buttons that open a
 * popover and forms that a browser submits natively are not held back.
 */
export function replayEarlyEvents(): void {
  const root = document.documentElement;
  let last: HTMLButtonElement | undefined;

  function remember(event: Event): void {
    if ('hydrated' in root.dataset) return;
    const button = findButtonThatNeedsReact(event);
    if (!button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    last?.removeAttribute('data-pressed');
    last = button;
    button.setAttribute('data-pressed', '');
  }

  addEventListener('click', remember, true);
  addEventListener('submit', remember, true);
  document.addEventListener('hydrated', () => {
    // has React hydrate the section of the button now, which may replace it
    last?.dispatchEvent(new Event('keyup', { bubbles: true }));
    const button = last && findReplacement(last);
    last = undefined;
    if (!button) return;
    button.removeAttribute('data-pressed');
    if (button.type === 'submit') button.form?.requestSubmit(button);
    else button.click();
  });
}

/** The pressed button, if React has to handle it. */
function findButtonThatNeedsReact(event: Event): HTMLButtonElement | null {
  if (event.type === 'click')
    return closest(event.target, 'button[type=button]:not([popovertarget], [data-works-without-react])');
  const { method } = event.target as HTMLFormElement;
  return method === 'dialog' ? ((event as SubmitEvent).submitter as HTMLButtonElement) : null;
}

/**
 * Restores what is lost when React finds that an extension or a translation has changed the page before hydration: it
 * renders that section, or the whole document, again. Before the next paint, `<html>` has the attributes that scripts
 * have set, fields have what was typed into them, and the loader goes on where it was.
 */
export function restoreAfterRerender(): void {
  restoreRoot();
  restoreEditedFields();
}

function restoreRoot(): void {
  const root = document.documentElement;
  const observer = new MutationObserver((records) => {
    // React writes this attribute only when it renders the document
    if (!records.some(({ attributeName }) => attributeName === 'data-brand')) return;
    // the first record of an attribute has its value from before
    for (const { attributeName, oldValue } of records.reverse())
      if (attributeName !== null && oldValue !== null) root.setAttribute(attributeName, oldValue);
    observer.takeRecords();
    for (const animation of document.querySelector('[data-loader]')?.getAnimations() ?? [])
      animation.startTime = 0;
  });
  observer.observe(root, { attributeOldValue: true });
}

function restoreEditedFields(): void {
  const { pathname } = location;
  /** The fields that were edited before hydration, the last one at the end. */
  const editedFields = new Set<Field>();
  const observer = new MutationObserver(() => {
    if (location.pathname !== pathname) observer.disconnect();
    else if ([...editedFields].some((field) => !field.isConnected)) {
      observer.disconnect();
      for (const field of editedFields) restoreField(field);
    }
  });
  document.addEventListener('input', ({ target }) => {
    if ('hydrated' in document.documentElement.dataset) return;
    editedFields.delete(target as Field);
    editedFields.add(target as Field);
    observer.observe(document, { childList: true, subtree: true });
  });
}

function restoreField(field: Field): void {
  const replacement = findReplacement(field);
  if (!replacement || replacement === field) return;
  // a message is put below its draft, which the form has restored
  const draft = field.localName === 'textarea' ? replacement.value : '';
  replacement.value = [draft, field.value].filter(Boolean).join('\n\n');
  if ('checked' in field) (replacement as HTMLInputElement).checked = field.checked;
  replacement.dispatchEvent(new Event('input', { bubbles: true }));
  replacement.focus({ preventScroll: true });
}

/**
 * The element itself, if it is still in the document. Otherwise the one that React has rendered in its place: the only
 * one of the same name, label and text.
 */
function findReplacement<Control extends Field | HTMLButtonElement>(element: Control): Control | undefined {
  if (element.isConnected) return element;
  const alike = [...document.querySelectorAll<Control>(element.localName)].filter(
    (other) =>
      other.name === element.name &&
      other.ariaLabel === element.ariaLabel &&
      other.textContent === element.textContent,
  );
  return alike.length === 1 ? alike[0] : undefined;
}
