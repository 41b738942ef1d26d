/** @jest-environment node */
import { createMailtoLink } from '@/components/contact/send-status';

const carried = (address: string) => {
  const [, query = ''] = address.split('?');
  const [subject = '', body = ''] = query
    .split('&')
    .map((part) => decodeURIComponent(part.split('=')[1] ?? ''));
  return { subject, body };
};

test('the mail address carries the message, the name and the address of the visitor', () => {
  const { href: address, cut } = createMailtoLink('house@example.com', 'A question', {
    name: "Asha O'Hara",
    email: 'asha+sea@guests.example',
    message: 'Two cots & a bed?\nسلام 🌊',
  });
  expect(address).toMatch(/^mailto:house@example\.com\?subject=/);
  expect(address).not.toContain('+');
  expect(cut).toBe(false);
  expect(carried(address)).toEqual({
    subject: 'A question',
    body: "Two cots & a bed?\r\nسلام 🌊\r\n\r\nAsha O'Hara\r\nasha+sea@guests.example",
  });
});

test('the mail link works even when the message contains half a character', () => {
  expect(() =>
    createMailtoLink('a@example.com', 's', { name: '', email: '', message: '\ud83c' }),
  ).not.toThrow();
});

test('the mail address stays short enough to open, however long the message', () => {
  const { href: address, cut } = createMailtoLink('a@example.com', 's', {
    name: 'Asha',
    email: 'a@b.example',
    message: 'سلام '.repeat(800),
  });
  expect(cut).toBe(true);
  expect(address.length).toBeLessThanOrEqual(2000);
  expect(carried(address).body).toMatch(/^سلام سلام .* …\r\n\r\nAsha\r\na@b\.example$/);
});

test.each([
  {
    copesWith: 'a long name',
    subject: 's',
    name: 'a'.repeat(150),
    body: new RegExp(`^Jambo\\r\\n\\r\\n${'a'.repeat(100)}\\r`),
    cut: false,
  },
  {
    copesWith: 'a subject that leaves no room',
    subject: 's'.repeat(2100),
    name: 'Asha',
    body: /^ …\r\n\r\nAsha\r\n/,
    cut: true,
  },
])('the mail link copes with $copesWith', ({ subject, name, body, cut }) => {
  const mailto = createMailtoLink('a@example.com', subject, { name, email: 'a@b.example', message: 'Jambo' });
  expect(carried(mailto.href).body).toMatch(body);
  expect(mailto.cut).toBe(cut);
});
