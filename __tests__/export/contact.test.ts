/** @jest-environment jsdom */
import { brands } from '@/content';
import { textOf, textsOf } from '../support/elements';
import { readPage } from '../support/exported';

describe.each(brands)('the contact page of $name', ({ id, contact, business }) => {
  const main = readPage(`/${id}/contact`).querySelector('main')!;
  const { intro, form, map, directions, sampleForm } = contact;
  const labelled = (label: string) => {
    const element = [...main.querySelectorAll('label')].find((each) => textOf(each).startsWith(label));
    return element?.control;
  };

  test('CNT-01, CNT-02, CNT-03: introduces itself and gives an e-mail address and the place', () => {
    expect(textsOf(main, 'p')).toEqual(expect.arrayContaining([...intro.paragraphs]));
    expect(textOf(main.querySelector(`a[href="mailto:${business.email}"]`))).toBe(business.email);
    const place = [...main.querySelectorAll(`a[href="${business.mapsUrl}"][target=_blank]`)];
    expect(place.map(textOf)).toContain(business.location);
  });

  test('CNT-02: gives the phone number there is', () => {
    const numbers = [...main.querySelectorAll('a[href^="tel:"]')].map(textOf);
    expect(numbers).toEqual(business.phone ? [business.phoneText] : []);
  });

  test('CNT-04, CNT-06, CNT-07, CNT-08, CNT-10: asks for name, email and message, all three', () => {
    expect(textsOf(main, 'h2')).toContain(form.heading);
    const fields = [form.name, form.email, form.message].map(labelled);
    for (const field of fields) {
      expect(field?.hasAttribute('required')).toBe(true);
      expect(field?.hasAttribute('minlength')).toBe(false);
      expect(Number(field?.getAttribute('maxlength'))).toBeGreaterThanOrEqual(100);
      expect(field?.closest('form')?.noValidate).toBe(false);
    }
    expect(fields.map((field) => field?.getAttribute('type'))).toEqual([null, 'email', null]);
    expect(textsOf(main, 'form button[type=submit]')).toEqual([form.send, sampleForm.submit]);
  });

  test('CNT-02: says to a visitor without JavaScript that the form needs it', () => {
    expect(textsOf(main, 'noscript')).toEqual([form.withoutScript]);
  });

  test('CNT-05: shows a titled map that waits until it is near, and says the same in words', () => {
    const [frame, ...others] = main.querySelectorAll('iframe');
    expect(others).toEqual([]);
    expect([frame?.title, frame?.src, frame?.getAttribute('loading')]).toEqual([
      map.title,
      map.embedUrl,
      'lazy',
    ]);
    expect(textsOf(main, 'dt')).toEqual(expect.arrayContaining(directions.list.map(({ from }) => from)));
    const links = [...main.querySelectorAll(`a[href="${business.mapsUrl}"]`)];
    expect(links.map(textOf)).toContain(map.openLabel);
  });

  test('CNT-19, CNT-20, ODD-42, ODD-43: has a sample form that says that it sends nothing, and checks nothing', () => {
    const sample = main.querySelector<HTMLFormElement>(`form[aria-label="${sampleForm.heading}"]`)!;
    expect(textsOf(main, 'p')).toContain(sampleForm.note);
    expect(textsOf(sample, 'option')).toEqual(sampleForm.subjects);
    expect(sample.querySelectorAll('[required]')).toHaveLength(0);
    expect([sample.getAttribute('method'), sample.noValidate, sample.hasAttribute('action')]).toEqual([
      'dialog',
      true,
      false,
    ]);
  });
});
