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

test('the mail address stays short enough to open, however long the message', () => {
  const message = 'سلام '.repeat(800);
  const { href, cut } = createMailtoLink('a@example.com', 's', {
    name: 'Asha',
    email: 'a@b.example',
    message,
  });
  expect(cut).toBe(true);
  expect(href.length).toBeLessThanOrEqual(2000);
  expect(carried(href).body).toMatch(/^سلام سلام .* …\r\n\r\nAsha\r\na@b\.example$/);
});

test.each([
  ['half a character', 's', 'Asha', '\ud83c', /Asha/, false],
  [
    'a long name',
    's',
    'a'.repeat(150),
    'Jambo',
    new RegExp(`^Jambo\\r\\n\\r\\n${'a'.repeat(100)}\\r`),
    false,
  ],
  ['a subject that leaves no room', 's'.repeat(2100), 'Asha', 'Jambo', /^ …\r\n\r\nAsha\r\n/, true],
])('the mail link copes with %s', (_, subject, name, message, body, cut) => {
  const mailto = createMailtoLink('a@example.com', subject, { name, email: 'a@b.example', message });
  expect(carried(mailto.href).body).toMatch(body);
  expect(mailto.cut).toBe(cut);
});
