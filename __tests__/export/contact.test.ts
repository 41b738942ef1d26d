/** @jest-environment jsdom */
import { brands } from '@/content';
import { textOf, textsOf } from '../support/elements';
import { readPage } from '../support/exported';

describe.each(brands)('the contact page of $name', ({ pages, contact, business }) => {
  const main = readPage(pages.contact.href).querySelector('main')!;
  const { form, map, sampleForm } = contact;

  test('CNT-02: gives an e-mail address', () => {
    expect(textOf(main.querySelector(`a[href="mailto:${business.email}"]`))).toBe(business.email);
  });

  test('gives the phone number there is', () => {
    expect(textsOf(main, 'a[href^="tel:"]')).toEqual(business.phone ? [business.phoneText] : []);
  });

  test('leads to the place on a map, in a new tab', () => {
    expect(textsOf(main, `a[href="${business.mapsUrl}"][target=_blank]`)).toEqual(
      expect.arrayContaining([business.location, map.openLabel]),
    );
  });

  test('shows one titled map that waits until it is near', () => {
    const frames = [...main.querySelectorAll('iframe')];
    expect(frames.map((frame) => [frame.title, frame.src, frame.getAttribute('loading')])).toEqual([
      [map.title, map.embedUrl, 'lazy'],
    ]);
  });

  test.each([
    [form.name, 'text'],
    [form.email, 'email'],
    [form.message, 'textarea'],
  ])('requires %s, as long as it may be', (label, type) => {
    const labels = [...main.querySelectorAll('label')];
    const field = labels.find((each) => textOf(each).startsWith(label))?.control as HTMLInputElement;
    expect(field).toMatchObject({ type, required: true, minLength: -1, maxLength: -1 });
    expect(field.form?.noValidate).toBe(false);
  });

  test('says to a visitor without JavaScript that the form needs it', () => {
    expect(textsOf(main, 'noscript')).toEqual([form.withoutScript]);
  });

  test('has a sample form that checks nothing and leads nowhere', () => {
    const sample = main.querySelector<HTMLFormElement>(`form[aria-label="${sampleForm.heading}"]`)!;
    expect(sample.querySelectorAll('[required]')).toHaveLength(0);
    expect([sample.method, sample.noValidate, sample.getAttribute('action')]).toEqual(['dialog', true, null]);
  });
});
