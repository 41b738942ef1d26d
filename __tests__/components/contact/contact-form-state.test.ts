import {
  contactFormReducer,
  INITIAL_CONTACT_FORM_STATE,
  type ContactFormAction,
} from '@/components/contact/contact-form-state';

const message = { name: 'Asha', email: 'asha@guests.example', message: 'Karibu?' };

const stateAfter = (...actions: readonly ContactFormAction[]) =>
  actions.reduce(contactFormReducer, INITIAL_CONTACT_FORM_STATE);

test('a message that another tab sends while this one waits is on its way until this one has its answer', () => {
  const waiting = stateAfter({ type: 'sending' }, { type: 'sentByOtherTab' });
  expect(waiting).toMatchObject({ submission: { status: 'sending' }, result: { type: 'sent' } });
  expect(contactFormReducer(waiting, { type: 'sent' }).submission).toEqual({ status: 'draft' });
});

test('the time of a banner that is over does not end the next one', () => {
  const failed = stateAfter({ type: 'failed', message });
  const again = contactFormReducer(failed, { type: 'failed', message });
  const [{ result: first }, { result: second }] = [failed, again];
  expect(contactFormReducer(again, { type: 'resultExpired', result: first! }).result).toBe(second);
  expect(contactFormReducer(again, { type: 'resultExpired', result: second! }).result).toBeNull();
});

test('a message that is edited keeps the reason why it was not sent', () => {
  const edited = { ...message, message: 'Karibu sana?' };
  const { submission } = stateAfter(
    { type: 'failed', message, rejectionReason: 'tooManyMessages' },
    { type: 'edited', message: edited },
  );
  expect(submission).toEqual({ status: 'unsent', message: edited, rejectionReason: 'tooManyMessages' });
});
