import { findReplacement } from '../find-replacement';

type Field = HTMLInputElement | HTMLTextAreaElement;

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
