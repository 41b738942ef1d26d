// The contact page in the words and figures of the order.
import { BANNER_TIMEOUT_MS } from '@/components/contact/contact-form';
import { brands } from '@/content';
import { textOf, textsOf } from '../support/elements';
import { readPage } from '../support/exported';

test.each(['/joya-boutique', '/beachsuites-villa'])(
  'CNT-01, CNT-03, CNT-04, CNT-05, CNT-10, CNT-19: %s/contact has place, map, form and sample form',
  (home) => {
    const main = readPage(`${home}/contact`).querySelector('main')!;
    const place = [...main.querySelectorAll('a[target=_blank]')].filter(
      (link) => textOf(link) === 'Jambiani Beach, Zanzibar, Tanzania',
    );
    expect(place.map((link) => new URL(link.getAttribute('href')!).hostname)).toEqual([
      expect.stringMatching(/openstreetmap|maps/),
    ]);
    expect(textsOf(main, 'h2')).toContain('GET IN TOUCH');
    expect(textsOf(main, 'form label').map((label) => label.split(' ')[0])).toEqual(
      expect.arrayContaining(['Name', 'Email', 'Message']),
    );
    expect(textsOf(main, 'button')).toContain('SEND MESSAGE');
    expect(new URL(main.querySelector('iframe')!.src).hostname).toBe('www.openstreetmap.org');
    expect(main.querySelectorAll('select option')).toHaveLength(4);
  },
);

test('CNT-09, CNT-11, CNT-12, CNT-13, CST-09, ERR-01, ERR-02: the contact form answers in the words of the order, for five seconds', () => {
  for (const { contact } of brands) {
    expect(contact.form).toMatchObject({
      sending: 'SENDING...',
      success: "Message sent successfully! We'll get back to you soon.",
      failure: 'Failed to send message. Please try again.',
    });
  }
  expect(BANNER_TIMEOUT_MS).toBe(5000);
});
