/** @jest-environment node */
import { deleteOfflineCaches } from '@/lib/delete-offline-caches';

/** A database that has only these object stores, with what deleteOfflineCaches uses of it. */
function createDatabase(storeNames: readonly string[]) {
  return {
    name: 'serwist-expiration',
    objectStoreNames: { contains: (name: string) => storeNames.includes(name) },
    transaction(name: string) {
      if (!storeNames.includes(name)) throw new DOMException(name, 'NotFoundError');
      const transaction = {
        objectStore: () => ({ delete: () => {}, count: () => ({ readyState: 'done', result: 0 }) }),
        oncomplete: () => {},
      };
      queueMicrotask(() => transaction.oncomplete());
      return transaction;
    },
    close: jest.fn(),
  };
}

function mockStorage(database: ReturnType<typeof createDatabase>) {
  const deleteCache = jest.fn();
  const deleteDatabase = jest.fn();
  function open() {
    const request = { result: database, onsuccess: () => {} };
    setTimeout(() => {
      // a browser reports what a handler throws, and goes on
      try {
        request.onsuccess();
      } catch {}
    });
    return request;
  }
  Object.assign(globalThis, {
    caches: { keys: async () => ['offline:pages', 'other'], delete: deleteCache },
    indexedDB: { open, deleteDatabase },
    IDBKeyRange: { bound: () => undefined },
  });
  return { deleteCache, deleteDatabase };
}

test('deletes its own caches, and the database of expiration records when no record is left', async () => {
  const database = createDatabase(['cache-entries']);
  const { deleteCache, deleteDatabase } = mockStorage(database);
  await deleteOfflineCaches();
  expect(deleteCache.mock.calls).toEqual([['offline:pages']]);
  expect(deleteDatabase).toHaveBeenCalledWith('serwist-expiration');
});

test('resolves if the database has no store of expiration records', async () => {
  const database = createDatabase([]);
  const { deleteDatabase } = mockStorage(database);
  await deleteOfflineCaches();
  expect(database.close).toHaveBeenCalled();
  expect(deleteDatabase).not.toHaveBeenCalled();
}, 1000);
