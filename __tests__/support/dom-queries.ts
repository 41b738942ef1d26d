/** The text of a part of a page, with white space collapsed as in a browser. */
export function textOf(part: Node | null): string {
  return (part?.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** The texts of all parts that the selector finds, in order. */
export function textsOf(within: ParentNode | null, selector: string): string[] {
  return [...(within?.querySelectorAll(selector) ?? [])].map(textOf);
}

/** Where the links that the selector finds lead, in order. */
export function hrefsOf(within: ParentNode | null, selector = 'a'): string[] {
  return [...(within?.querySelectorAll(selector) ?? [])].map((link) => link.getAttribute('href') ?? '');
}

/** Label and address of every link inside, in order. */
export function linksOf(within: ParentNode | null): { label: string; href: string }[] {
  return [...(within?.querySelectorAll('a[href]') ?? [])].map((link) => ({
    label: textOf(link),
    href: link.getAttribute('href') ?? '',
  }));
}
