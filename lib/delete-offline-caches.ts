/** Prefix of the names of all caches of the service worker. Other sites of the same origin may have caches too. */
export const CACHE_PREFIX = 'offline:';

/** Name of the object store in which Serwist records when each file was cached. */
const EXPIRATION_STORE = 'cache-entries';

/**
 * Deletes what the service worker (browser/service-worker) has cached on this device, with the records of its library.
 */
export async function deleteOfflineCaches(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(CACHE_PREFIX)) await caches.delete(name);
  await deleteExpirationRecords();
}

/** Deletes the records of when each file was cached. Their keys begin with the name of the cache. */
function deleteExpirationRecords(): Promise<void> {
  return new Promise((done) => {
    const request = indexedDB.open('serwist-expiration');
    // there is no database yet: aborting keeps it from being created
    request.onupgradeneeded = () => request.transaction?.abort();
    request.onerror = () => done();
    request.onsuccess = () => {
      const database = request.result;
      // something else of this origin may have created the database without it; `transaction` would then throw
      if (!database.objectStoreNames.contains(EXPIRATION_STORE)) {
        database.close();
        return done();
      }
      const transaction = database.transaction(EXPIRATION_STORE, 'readwrite');
      const records = transaction.objectStore(EXPIRATION_STORE);
      records.delete(IDBKeyRange.bound(CACHE_PREFIX, `${CACHE_PREFIX}\uffff`));
      const remaining = records.count();
      transaction.oncomplete = transaction.onabort = () => {
        database.close();
        if (remaining.readyState === 'done' && remaining.result === 0)
          indexedDB.deleteDatabase(database.name);
        done();
      };
    };
  });
}
