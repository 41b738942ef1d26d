/** @jest-environment jsdom */
import { linksOf, textOf, textsOf } from '../support/elements';
import { readPage } from '../support/exported';

describe.each(['/joya-boutique', '/beachsuites-villa'])('%s', (brand) => {
  const list = () => readPage(`${brand}/blog`).querySelector('main');
  const details = () => readPage(`${brand}/blog_details`).querySelector('main');
  const headings = (within: Element | null) => textsOf(within, 'h2, h3');
  /** How often these words stand alone. */
  const times = (within: Element | null, words: string) =>
    textsOf(within, 'span, p, li, a').filter((text) => text === words).length;

  test('BLG-01, BLG-02, BLG-03: three posts of one date and one category, each with "Read More"', () => {
    expect(times(list(), 'August 10, 2023')).toBe(3);
    expect(times(list(), 'Interior')).toBe(3);
    const more = linksOf(list()).filter(({ label }) => label === 'Read More');
    expect(new Set(more.map(({ href }) => href)).size).toBe(3);
    expect(new Set(textsOf(list(), 'li > h3')).size).toBe(3);
  });

  test('BLG-04, ODD-40: a pager of previous, 1, 2, 3, next', () => {
    expect(textsOf(list(), 'button').map((text) => text.toLowerCase())).toEqual([
      'previous',
      '1',
      '2',
      '3',
      'next',
    ]);
  });

  test('BLG-05, BLG-06: a search box, popular posts, categories and tags beside them', () => {
    expect(list()?.querySelectorAll('aside input[type=search]')).toHaveLength(1);
    expect(textsOf(list(), 'aside h3')).toEqual(['Popular Posts', 'Categories', 'Tags']);
  });

  test('BLD-04, BLD-05, BLD-06: rules, tags and share links', () => {
    expect(headings(details())).toContain('Rules & Regulations');
    for (const tag of ['SPA Center', 'Luxury']) expect(times(details(), tag)).toBe(1);
    expect(
      linksOf(details())
        .filter(({ href }) => href === '#')
        .map(({ label }) => label),
    ).toEqual(['FB', 'TW', 'LN', 'PI']);
  });

  test('BLD-07, BLD-08, BLD-09, ODD-41: two posts to read on with, two comments with REPLY, marked as samples', () => {
    expect(linksOf(details()).filter(({ href }) => href.startsWith(`${brand}/blog_details`))).toHaveLength(2);
    expect(headings(details())).toContain('2 Comments');
    const comments = textsOf(details(), 'li').filter((text) => text.endsWith('REPLY'));
    expect(comments).toHaveLength(2);
    for (const comment of comments) expect(comment).toMatch(/sample/i);
  });

  test('BLD-10: "Leave A Comments" has four fields, a box to tick and "Submit Now"', () => {
    expect(headings(details())).toContain('Leave A Comments');
    const form = details()?.querySelector('form') ?? null;
    const box = form?.querySelector<HTMLInputElement>('input[type=checkbox]');
    expect(form?.querySelectorAll('input:not([type=checkbox]), textarea')).toHaveLength(4);
    expect(textOf(box?.labels?.[0] ?? null)).toMatch(/save my email/i);
    expect(textsOf(form, 'button')).toEqual(['Submit Now']);
  });
});
