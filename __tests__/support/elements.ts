/** What the elements say, with plain spaces, in the order of the page. */
export function textsOf(root: ParentNode, selector: string): string[] {
  return [...root.querySelectorAll(selector)].map(textOf);
}

/** The words of an element, with plain spaces. */
export function textOf(element: Element | null): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** Where the links lead, as they are written. */
export function hrefsOf(root: ParentNode, selector = 'a'): (string | null)[] {
  return [...root.querySelectorAll(selector)].map((link) => link.getAttribute('href'));
}

/** Headed lists of a page: each heading with the items of the list below it. */
export function listsOf(root: ParentNode, heading: string): [title: string, items: string[]][] {
  return [...root.querySelectorAll(heading)].map((title) => [
    textOf(title),
    [...(title.nextElementSibling?.children ?? [])].map(textOf),
  ]);
}
