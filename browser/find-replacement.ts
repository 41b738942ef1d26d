/**
 * The element itself, if it is still in the document. Otherwise the one that React has rendered in its place: the only
 * one of the same name, label and text.
 */
export function findReplacement<Control extends HTMLInputElement | HTMLTextAreaElement | HTMLButtonElement>(
  element: Control,
): Control | undefined {
  if (element.isConnected) return element;
  const alike = [...document.querySelectorAll<Control>(element.localName)].filter(
    (other) =>
      other.name === element.name &&
      other.ariaLabel === element.ariaLabel &&
      other.textContent === element.textContent,
  );
  return alike.length === 1 ? alike[0] : undefined;
}
