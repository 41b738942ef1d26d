/** Texts by key, in the browser's storage or, where it is blocked or full, in memory until the page is closed. */
export interface StorageWithMemoryFallback {
  /** Whether the browser's storage can be read. */
  isAvailable(): boolean;
  keys(): string[];
  get(key: string): string | null;
  set(key: string, value: string): void;
  /** Whether the entry is in the browser's storage: it was read back when it was written. */
  isStored(key: string): boolean;
  remove(key: string): void;
}

/** @param open Throws where storage is blocked. */
function createStorageWithMemoryFallback(open: () => Storage): StorageWithMemoryFallback {
  /** The entries that the browser has not stored. */
  const memory = new Map<string, string>();

  function attempt<Result>(act: (storage: Storage) => Result): Result | null {
    try {
      return act(open());
    } catch {
      return null;
    }
  }

  return {
    isAvailable: () => attempt((storage) => storage.length) !== null,
    keys: () => [...new Set([...(attempt(Object.keys) ?? []), ...memory.keys()])],
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)),
    set(key, value) {
      const isStored = attempt((storage) => {
        storage.setItem(key, value);
        return storage.getItem(key) === value;
      });
      if (isStored) memory.delete(key);
      else memory.set(key, value);
    },
    isStored: (key) => !memory.has(key),
    remove(key) {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
  };
}

export const localStorageWithMemoryFallback = createStorageWithMemoryFallback(() => localStorage);
export const sessionStorageWithMemoryFallback = createStorageWithMemoryFallback(() => sessionStorage);
