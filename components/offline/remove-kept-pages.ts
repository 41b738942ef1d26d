/** Before the name of each cache of the service worker: other sites at the same address may have caches too. */
export const CACHE_PREFIX = 'offline:';

/** Takes away what the service worker (offline/worker.ts) has kept on this device, its library's own notes included. */
export async function removeKeptPages(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(CACHE_PREFIX)) await caches.delete(name);
  await removeNotes();
}

/** When which file was kept: Serwist writes that of all caches into one store, where a key begins with the cache's name. */
function removeNotes(): Promise<void> {
  return new Promise((done) => {
    const request = indexedDB.open('serwist-expiration');
    // there is none, and none is to be made
    request.onupgradeneeded = () => request.transaction?.abort();
    request.onerror = () => done();
    request.onsuccess = () => {
      const database = request.result;
      const change = database.transaction('cache-entries', 'readwrite');
      const notes = change.objectStore('cache-entries');
      notes.delete(IDBKeyRange.bound(CACHE_PREFIX, `${CACHE_PREFIX}\uffff`));
      const others = notes.count();
      change.oncomplete = change.onabort = () => {
        database.close();
        if (others.readyState === 'done' && others.result === 0) indexedDB.deleteDatabase(database.name);
        done();
      };
    };
  });
}
