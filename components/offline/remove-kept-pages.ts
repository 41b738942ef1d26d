/** Takes away what the service worker (offline/worker.ts) has kept on this device, its library's own notes included. */
export async function removeKeptPages(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  indexedDB.deleteDatabase('serwist-expiration');
}
