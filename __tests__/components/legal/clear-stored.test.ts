import { clearStored } from '@/components/legal/clear-stored';

/** Names of the caches and workers that are left. */
let caches: string[];
let workers: string[];

beforeEach(() => {
  caches = ['offline:pages', 'offline:precache:/contact', 'pages', 'next-door'];
  workers = ['https://example.com/sw.js', 'https://example.com/next-door/worker.js'];
  const remove = (list: string[], name: string) => list.splice(list.indexOf(name), 1);
  const give = (owner: object, name: string, value: object) =>
    Object.defineProperty(owner, name, { configurable: true, value });
  give(window, 'caches', {
    keys: async () => [...caches],
    delete: async (name: string) => remove(caches, name),
  });
  give(navigator, 'serviceWorker', {
    getRegistrations: async () =>
      workers.map((scriptURL) => ({
        active: { scriptURL },
        unregister: async () => remove(workers, scriptURL),
      })),
  });
  give(window, 'indexedDB', {
    open: () => {
      const request = { onerror: () => {} };
      setTimeout(() => request.onerror());
      return request;
    },
  });
});

test('it removes the entries, the caches and the worker of this site, and those of no other', async () => {
  localStorage.setItem('darkMode', 'true');
  localStorage.setItem('next-door', 'kept');
  expect(await clearStored()).toBe(true);
  expect(Object.keys(localStorage)).toEqual(['next-door']);
  expect(caches).toEqual(['pages', 'next-door']);
  expect(workers).toEqual(['https://example.com/next-door/worker.js']);
});
