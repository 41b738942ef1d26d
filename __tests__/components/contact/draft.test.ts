import { clearDraft, saveDraft, loadDraft } from '@/components/contact/draft';

const draft = { name: 'Asha', email: 'asha@guests.example', message: 'Karibu?' };

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('a begun message is remembered for the brand it was begun for', () => {
  saveDraft('boutique', draft);
  expect(loadDraft('boutique')).toEqual(draft);
  expect(loadDraft('villa')).toEqual({});
});

test('an emptied form and a sent message leave nothing behind', () => {
  saveDraft('boutique', draft);
  saveDraft('boutique', { name: '', email: '', message: '' });
  expect(sessionStorage).toHaveLength(0);
  saveDraft('boutique', draft);
  clearDraft('boutique');
  expect(sessionStorage).toHaveLength(0);
});

test.each(['{', 'null', '7', '{"name":5,"message":["x"],"other":"y"}'])(
  'nonsense in storage, %s, is not a message',
  (text) => {
    saveDraft('boutique', draft);
    sessionStorage.setItem(sessionStorage.key(0) ?? '', text);
    expect(loadDraft('boutique')).toEqual({});
  },
);

test('blocked storage is not an error', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
  }
  saveDraft('boutique', draft);
  clearDraft('boutique');
  expect(loadDraft('boutique')).toEqual({});
});
