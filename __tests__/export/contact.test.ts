/** @jest-environment jsdom */
import { getLinks, getText } from '../support/dom-queries';
import { readPage } from '../support/exported-site';
import { brands } from '../support/site';

describe.each(brands)('the contact page of $name', ({ pages, contact: { form, map }, business }) => {
  const main = readPage(pages.contact.href).querySelector('main')!;

  test('CNT-02: has the e-mail address, the phone if there is one, and the map', () => {
    const { email, phone, phoneText, location, mapsUrl } = business;
    const direct = getLinks(main).filter(({ href }) => /^(?:mailto|tel):/.test(href));
    expect(direct).toContainEqual({ label: email, href: `mailto:${email}` });
    expect(direct.filter(({ href }) => href.startsWith('tel:'))).toEqual(
      phone ? [{ label: phoneText, href: `tel:${phone}` }] : [],
    );
    for (const label of [location, map.openLabel])
      expect(getLinks(main)).toContainEqual({ label, href: mapsUrl });
  });

  test.each([
    [form.name, 'text'],
    [form.email, 'email'],
    [form.message, 'textarea'],
  ])('CNT-08: requires %s, as long as it may be', (label, type) => {
    const labels = [...main.querySelectorAll('label')];
    const field = labels.find((element) => getText(element).startsWith(label))?.control as HTMLInputElement;
    expect(field).toMatchObject({ type, required: true, minLength: -1, maxLength: -1 });
    expect(field.form?.noValidate).toBe(false);
  });
});
