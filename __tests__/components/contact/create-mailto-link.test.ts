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
