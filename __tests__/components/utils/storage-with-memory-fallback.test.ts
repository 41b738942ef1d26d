import {
  localStorageWithMemoryFallback as storage,
  sessionStorageWithMemoryFallback,
} from '@/components/utils/storage-with-memory-fallback';

beforeEach(() => {
  for (const key of storage.keys()) storage.remove(key);
});

test('a text is in the storage of the browser until it is removed', () => {
  storage.set('key', 'text');
  expect([localStorage.getItem('key'), storage.get('key'), storage.isStored('key')]).toEqual([
    'text',
    'text',
    true,
  ]);
  expect(sessionStorageWithMemoryFallback.get('key')).toBeNull();
  storage.remove('key');
  expect([storage.keys(), storage.get('key')]).toEqual([[], null]);
});

const failures = {
  full: () => {
    throw new DOMException('Full', 'QuotaExceededError');
  },
  'forgetting what it takes': () => undefined,
};

test.each(Object.entries(failures))('where the storage is %s, the new text is in memory', (_, store) => {
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

test('where the storage is blocked, texts are in memory until they are removed', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  storage.set('key', 'text');
  expect([storage.keys(), storage.get('key'), storage.isStored('key')]).toEqual([['key'], 'text', false]);
  storage.remove('key');
  expect([storage.keys(), storage.get('key')]).toEqual([[], null]);
});
