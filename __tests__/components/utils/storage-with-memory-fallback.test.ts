import {
  localStorageWithMemoryFallback as storage,
  sessionStorageWithMemoryFallback,
} from '@/components/utils/storage-with-memory-fallback';

const failToStore = () =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });

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

test('where the storage is full, the new text is in memory and the old one is not read', () => {
  storage.set('key', 'old');
  const full = failToStore();
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

test('a text that the browser takes and does not keep is in memory', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => undefined);
  storage.set('key', 'text');
  expect([storage.get('key'), storage.isStored('key')]).toEqual(['text', false]);
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
