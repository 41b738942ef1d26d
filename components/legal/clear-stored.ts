import { LOCAL_KEYS, SESSION_KEYS } from '../ui/storage-keys';

/** Removes every entry of the site, and only those: the address may be shared with other sites. False if storage is blocked. */
export function clearStored(): boolean {
  try {
    removeFrom(localStorage, Object.values(LOCAL_KEYS));
    removeFrom(sessionStorage, Object.values(SESSION_KEYS));
    return true;
  } catch {
    return false;
  }
}

function removeFrom(storage: Storage, names: readonly string[]) {
  for (const key of Object.keys(storage)) {
    if (!names.some((name) => key === name || key.startsWith(`${name}:`))) continue;
    storage.removeItem(key);
    // the page follows as it follows a change in another tab, see inline-script.ts
    window.dispatchEvent(new StorageEvent('storage', { key }));
  }
}
