import { copyContent, edit, removeContent, run } from './content-copy';

jest.setTimeout(60_000);

let copy: string;
beforeEach(() => (copy = copyContent()));
afterEach(() => removeContent(copy));

test.each([
  ['an address on an example domain', 'business.json', 'hello@example.com'],
  ['an empty phone', 'business.json', 'phone'],
  ['an empty field of the legal notice', 'legal-notice.json', 'owner.licence'],
  ['a way that is not measured', 'joya-boutique/rooms.json', 'list.0.access.shower'],
  ['a front page', 'brand.json', 'https://www.booking.com/?currency=usd'],
  ['a sample guest', 'testimonials.json', 'list.0'],
  ['a price that is not set', 'pricing.json', 'extras.price'],
  ['a text that is a placeholder', 'restaurant.json', 'Coming Soon'],
  ['a value that is marked', 'business.json', 'the name of the host'],
  ['a setting', '.env.local', 'SITE_URL'],
  ['the note on the pictures', 'business.json', 'artist’s impressions'],
])('%s is listed with its file and what it is', (_, file, what) => {
  const lines = run(copy, 'samples').stdout.split('\n');
  expect(lines.filter((line) => line.includes(file) && line.includes(what))).toHaveLength(1);
});

test('what is filled in is no longer listed; strict fails while anything is left', () => {
  edit(copy, 'content/shared/business.json', '"phone": ""', '"phone": "+255777123456"');
  const { status, stdout } = run(copy, 'samples', '--strict');
  expect(stdout).not.toMatch(/^Phone/m);
  expect(status).toBe(1);
  expect(run(copy, 'samples').status).toBe(0);
});
