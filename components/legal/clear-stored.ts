import { LOCAL_KEYS, SESSION_KEYS } from '../ui/storage-keys';

/**
 * Removes every entry of the site, and only those: the address may be shared with other sites. And the pages kept for
 * reading without a network. False if storage is blocked.
 */
export async function clearStored(): Promise<boolean> {
  try {
    removeFrom(localStorage, Object.values(LOCAL_KEYS));
    removeFrom(sessionStorage, Object.values(SESSION_KEYS));
    await removeKeptPages();
    return true;
  } catch {
    return false;
  }
}

/** With the worker that keeps them (offline/worker.ts). It comes again with the next page. */
async function removeKeptPages() {
  if (!('serviceWorker' in navigator)) return;
  for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
  indexedDB.deleteDatabase('serwist-expiration');
}

function removeFrom(storage: Storage, names: readonly string[]) {
  for (const key of Object.keys(storage)) {
    if (!names.some((name) => key === name || key.startsWith(`${name}:`))) continue;
    storage.removeItem(key);
    // the page follows as it follows a change in another tab, see inline-script.ts
    window.dispatchEvent(new StorageEvent('storage', { key }));
  }
}
