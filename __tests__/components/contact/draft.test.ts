import { forgetDraft, keepDraft, readDraft } from '@/components/contact/draft';

const draft = { name: 'Asha', email: 'asha@guests.example', message: 'Karibu?' };

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('a begun message is remembered for the house it was begun for', () => {
  keepDraft('boutique', draft);
  expect(readDraft('boutique')).toEqual(draft);
  expect(readDraft('villa')).toEqual({});
});

test('an emptied form and a sent message leave nothing behind', () => {
  keepDraft('boutique', draft);
  keepDraft('boutique', { name: '', email: '', message: '' });
  expect(sessionStorage).toHaveLength(0);
  keepDraft('boutique', draft);
  forgetDraft('boutique');
  expect(sessionStorage).toHaveLength(0);
});

test.each(['{', 'null', '7', '{"name":5,"message":["x"],"other":"y"}'])(
  'nonsense in storage, %s, is no message',
  (text) => {
    keepDraft('boutique', draft);
    sessionStorage.setItem(sessionStorage.key(0) ?? '', text);
    expect(readDraft('boutique')).toEqual({});
  },
);

test('blocked storage is no error', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
  }
  keepDraft('boutique', draft);
  forgetDraft('boutique');
  expect(readDraft('boutique')).toEqual({});
});
