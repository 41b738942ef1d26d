import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ContactForm } from '@/components/contact/contact-form';
import { MIN_FILL_TIME_MS } from '@/components/contact/send-message';
import { SESSION_STORAGE_KEYS } from '@/lib/storage-keys';
import {
  GUEST_EMAIL,
  HOTEL_EMAIL,
  field,
  labels,
  getMessage,
  openForm,
  advanceTimersBy,
  service,
  setUpContactForm,
} from './open-contact-form';

// What a message begins with: a draft, and the sentence of the link that led to the form.

const { post, typeInto, press, send } = setUpContactForm();

test('a draft is added to what was typed before the form was ready', () => {
  sessionStorage.setItem(
    `${SESSION_STORAGE_KEYS.contactDraft}:boutique`,
    JSON.stringify(getMessage('A cot?')),
  );
  const form = <ContactForm labels={labels} service={service} to={HOTEL_EMAIL} brandId="boutique" />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(form);
  fireEvent.input(field('message'), { target: { value: 'Karibu' } });
  fireEvent.input(field('name'), { target: { value: 'Asha O' } });
  render(form, { container, hydrate: true });
  expect(field('name')).toHaveValue('Asha O');
  expect(field('email')).toHaveValue(GUEST_EMAIL);
  expect(field('message')).toHaveValue('A cot?\n\nKaribu');
});

test('an enquiry begins an empty message and is offered to a begun one', async () => {
  sessionStorage.setItem(SESSION_STORAGE_KEYS.enquiry, 'About the dhow.');
  const first = openForm();
  expect(field('message')).toHaveValue('About the dhow.\n\n');
  await typeInto('name', 'Asha');
  first.unmount();
  const second = openForm();
  expect(field('message')).toHaveValue('');
  expect(field('name')).toHaveValue('Asha');
  await typeInto('message', 'Karibu?');
  second.unmount();
  sessionStorage.setItem(SESSION_STORAGE_KEYS.enquiry, 'About the suite.');
  openForm();
  await press(labels.addEnquiryLabel);
  expect(field('message')).toHaveValue('About the suite.\n\nKaribu?');
  expect(screen.queryByRole('button', { name: labels.addEnquiryLabel })).not.toBeInTheDocument();
});

test('the sentence of a link is kept once it was submitted', async () => {
  sessionStorage.setItem(SESSION_STORAGE_KEYS.enquiry, 'About your dates.');
  post.mockResolvedValue({ ok: false, status: 503 });
  const { unmount } = openForm();
  await typeInto('name', 'Asha');
  await typeInto('email', GUEST_EMAIL);
  await advanceTimersBy(MIN_FILL_TIME_MS);
  await send();
  unmount();
  openForm();
  expect(field('message')).toHaveValue('About your dates.\n\n');
});
