import { renderToStaticMarkup } from 'react-dom/server';
import { ContactDetailsAndForm } from '@/components/contact/contact-details-and-form';
import { content } from '@/content';
import { BOUTIQUE } from '../../support/brands';
import { resolveChecked } from '../../support/resolve-changed-content';

const { id, business, contact } = BOUTIQUE;

const SETTINGS = ['PUBLIC_KEY', 'SERVICE_ID', 'TEMPLATE_ID'].map((name) => `NEXT_PUBLIC_EMAILJS_${name}`);

test.each([
  [true, false],
  [false, true],
])(
  'with an e-mail service (%s) the form says before anything is typed that the visitor sends the message: %s',
  (hasEmailService, isSaid) => {
    const html = renderToStaticMarkup(
      <ContactDetailsAndForm contact={{ ...contact, hasEmailService }} business={business} brandId={id} />,
    );
    const [above = ''] = html.split('<form');
    expect(above.includes(contact.form.withoutService)).toBe(isSaid);
  },
);

describe('the settings of EmailJS', () => {
  const before = { ...process.env };
  afterEach(() => (process.env = before));

  test.each([
    [SETTINGS, true],
    [SETTINGS.slice(1), false],
    [[], false],
  ])('%j make an e-mail service: %s', (names, isSetUp) => {
    process.env = { ...before, ...Object.fromEntries(SETTINGS.map((name) => [name, ''])) };
    for (const name of names) process.env[name] = 'of-the-owner';
    const [brand] = resolveChecked(content).brands;
    expect(brand?.contact.hasEmailService).toBe(isSetUp);
  });
});
