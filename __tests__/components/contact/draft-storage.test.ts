import { clearDraft, loadDraft, saveDraft } from '@/components/contact/draft-storage';
import { takeStoredEnquiry } from '@/components/contact/take-stored-enquiry';

const draft = { name: 'Asha', email: 'asha@guests.example', message: 'Karibu?' };

beforeEach(() => sessionStorage.clear());

test('a begun message is remembered for the brand it was begun for', () => {
  saveDraft('boutique', draft);
  expect([loadDraft('boutique'), loadDraft('villa')]).toEqual([draft, null]);
});

test.each([
  ['an emptied form', () => saveDraft('boutique', { name: '', email: '', message: '' })],
  ['a sent message', () => clearDraft('boutique')],
])('%s leaves nothing behind', (_, leave) => {
  saveDraft('boutique', draft);
  leave();
  expect(sessionStorage).toHaveLength(0);
});

test.each(['{', 'null', '7', '{"name":5,"message":["x"],"other":"y"}'])(
  '%s in storage is not a message',
  (text) => {
    saveDraft('boutique', draft);
    sessionStorage.setItem(sessionStorage.key(0) ?? '', text);
    expect(loadDraft('boutique')).toBeNull();
  },
);

test('where storage is blocked a draft lives as long as the page', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
  }
  saveDraft('boutique', draft);
  expect([loadDraft('boutique'), takeStoredEnquiry()]).toEqual([draft, null]);
  clearDraft('boutique');
  expect(loadDraft('boutique')).toBeNull();
});
