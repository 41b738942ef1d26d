/** @jest-environment node */
import { addScriptRetry } from '@/scripts/export/add-script-retry';

const SCRIPTS = '<script src="/_next/static/chunks/page.js" async=""></script>';
const pageWith = (end: string) =>
  `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><link rel="stylesheet" href="/page.css"/></head><body>${end}</body></html>`;

test('the script comes before all that the page loads, which stays as it is', () => {
  const [head = '', rest] = addScriptRetry('rooms.html', pageWith(SCRIPTS)).split('</script><link');
  expect(head).toContain('<meta charSet="utf-8"/><script>');
  expect(`<link${rest}`).toBe(pageWith(SCRIPTS).replace(/^.*?(?=<link)/, ''));
});

test('it stops where a page has no script tag, and names the file and the remedy', () => {
  for (const text of [/^rooms.html: /, 'Update APP_SCRIPT', 'docs/next-internals.md'])
    expect(() => addScriptRetry('rooms.html', pageWith(''))).toThrow(text);
});
