/** The text of a part of a page, with white space collapsed as in a browser. */
export function getText(part: Node | null): string {
  return (part?.textContent ?? '').replace(/[\t\n\r ]+/g, ' ').trim();
}

/** The texts of all parts that the selector finds, in order. */
export function getTexts(within: ParentNode | null, selector: string): string[] {
  return [...(within?.querySelectorAll(selector) ?? [])].map(getText);
}

/** Where the links that the selector finds lead, in order. */
export function getHrefs(within: ParentNode | null, selector = 'a'): string[] {
  return [...(within?.querySelectorAll(selector) ?? [])].map((link) => link.getAttribute('href') ?? '');
}

/** Label and address of every link inside, in order. */
export function getLinks(within: ParentNode | null): { label: string; href: string }[] {
  return [...(within?.querySelectorAll('a[href]') ?? [])].map((link) => ({
    label: getText(link),
    href: link.getAttribute('href') ?? '',
  }));
}
