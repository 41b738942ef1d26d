/** @jest-environment jsdom */
import { localStorageWithMemoryFallback as storage } from '@/components/utils/storage-with-memory-fallback';

beforeEach(() => {
  for (const key of storage.keys()) storage.remove(key);
});

function refuse(): void {
  throw new DOMException('Full', 'QuotaExceededError');
}

test.each([
  ['full', refuse],
  ['forgetting what it takes', () => undefined],
])('where the storage is %s, the new text is in memory', (_, store) => {
  storage.set('key', 'old');
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(store);
  storage.set('key', 'new');
  storage.set('other', 'text');
  expect([storage.get('key'), storage.isStored('key')]).toEqual(['new', false]);
  expect(storage.keys().sort()).toEqual(['key', 'other']);
  full.mockRestore();
  storage.set('key', 'stored');
  expect([localStorage.getItem('key'), storage.get('key'), storage.isStored('key')]).toEqual([
    'stored',
    'stored',
    true,
  ]);
});
