/** @jest-environment jsdom */
import { brands } from '@/content';
import { textOf, textsOf } from '../support/elements';
import { readPage } from '../support/exported';

describe.each(brands)('the contact page of $name', ({ pages, contact, business }) => {
  const main = readPage(pages.contact.href).querySelector('main')!;
  const { intro, form, map, sampleForm } = contact;
  const mapLinks = [...main.querySelectorAll(`a[href="${business.mapsUrl}"][target=_blank]`)].map(textOf);

  test('CNT-01: introduces itself', () => {
    expect(textsOf(main, 'p')).toEqual(expect.arrayContaining([...intro.paragraphs]));
  });

  test('CNT-02: gives an e-mail address', () => {
    expect(textOf(main.querySelector(`a[href="mailto:${business.email}"]`))).toBe(business.email);
  });

  test('gives the phone number there is', () => {
    expect(textsOf(main, 'a[href^="tel:"]')).toEqual(business.phone ? [business.phoneText] : []);
  });

  test('leads to the place on a map, in a new tab', () => {
    expect(mapLinks).toEqual(expect.arrayContaining([business.location, map.openLabel]));
  });

  test('shows one titled map that waits until it is near', () => {
    expect(
      [...main.querySelectorAll('iframe')].map(({ title, src, attributes }) => [
        title,
        src,
        attributes.getNamedItem('loading')?.value,
      ]),
    ).toEqual([[map.title, map.embedUrl, 'lazy']]);
  });

  test.each([
    [form.name, null],
    [form.email, 'email'],
    [form.message, null],
  ])('asks for %s, as long as it may be', (label, type) => {
    const field = [...main.querySelectorAll('label')].find((each) => textOf(each).startsWith(label))?.control;
    expect([field?.getAttribute('type'), field?.hasAttribute('required')]).toEqual([type, true]);
    expect(field?.hasAttribute('minlength')).toBe(false);
    expect(field?.hasAttribute('maxlength')).toBe(false);
    expect(field?.closest('form')?.noValidate).toBe(false);
  });

  test('heads the form and names its button', () => {
    expect(textsOf(main, 'h2')).toContain(form.heading);
    expect(textsOf(main, 'form button[type=submit]')).toEqual([form.send, sampleForm.submit]);
  });

  test('says to a visitor without JavaScript that the form needs it', () => {
    expect(textsOf(main, 'noscript')).toEqual([form.withoutScript]);
  });

  describe('the sample form', () => {
    const sample = main.querySelector<HTMLFormElement>(`form[aria-label="${sampleForm.heading}"]`)!;

    test('says that it sends nothing, and offers its subjects', () => {
      expect(textsOf(main, 'p')).toContain(sampleForm.note);
      expect(textsOf(sample, 'option')).toEqual(sampleForm.subjects);
    });

    test('checks nothing and leads nowhere', () => {
      expect(sample.querySelectorAll('[required]')).toHaveLength(0);
      expect([sample.method, sample.noValidate, sample.hasAttribute('action')]).toEqual([
        'dialog',
        true,
        false,
      ]);
    });
  });
});
