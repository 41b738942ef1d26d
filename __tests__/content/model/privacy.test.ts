import { resolveChecked } from '../../support/resolve-changed-content';
import { content } from '../../support/site';

const SETTINGS = ['PUBLIC_KEY', 'SERVICE_ID', 'TEMPLATE_ID'].map((name) => `NEXT_PUBLIC_EMAILJS_${name}`);
const { text, textWithoutAccount } = content.shared.privacy.recipients.contactForm;

const before = { ...process.env };
afterEach(() => (process.env = before));

test.each([
  [SETTINGS, text],
  [SETTINGS.slice(1), textWithoutAccount],
  [[], textWithoutAccount],
])('a site built with %j says of its contact form: %s', (names, expected) => {
  process.env = { ...before, ...Object.fromEntries(SETTINGS.map((name) => [name, ''])) };
  for (const name of names) process.env[name] = 'of-the-owner';
  for (const { privacy } of resolveChecked(content).brands)
    expect(privacy.recipients.list[0]?.text).toBe(expected);
});
