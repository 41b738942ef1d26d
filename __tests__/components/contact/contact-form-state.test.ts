import {
  contactFormReducer,
  INITIAL_CONTACT_FORM_STATE,
  type ContactFormAction,
} from '@/components/contact/contact-form-state';

const message = { name: 'Asha', email: 'asha@guests.example', message: 'Karibu?' };

const stateAfter = (...actions: readonly ContactFormAction[]) =>
  actions.reduce(contactFormReducer, INITIAL_CONTACT_FORM_STATE);

test('a message that another tab sends while this one waits is on its way until this one has its answer', () => {
  const waiting = stateAfter({ type: 'sending' }, { type: 'sentElsewhere' });
  expect(waiting).toMatchObject({ progress: { stage: 'sending' }, outcome: { kind: 'sent' } });
  expect(contactFormReducer(waiting, { type: 'sent' }).progress).toEqual({ stage: 'draft' });
});

test('the time of a banner that is over does not end the next one', () => {
  const failed = stateAfter({ type: 'failed', message });
  const again = contactFormReducer(failed, { type: 'failed', message });
  const [{ outcome: first }, { outcome: second }] = [failed, again];
  expect(contactFormReducer(again, { type: 'bannerExpired', outcome: first! }).outcome).toBe(second);
  expect(contactFormReducer(again, { type: 'bannerExpired', outcome: second! }).outcome).toBeNull();
});

test('a message that is edited keeps the reason why it was not sent', () => {
  const edited = { ...message, message: 'Karibu sana?' };
  const { progress } = stateAfter(
    { type: 'failed', message, reason: 'tooMany' },
    { type: 'edited', message: edited },
  );
  expect(progress).toEqual({ stage: 'unsent', message: edited, reason: 'tooMany' });
});
