import { DARK_MODE_KEY, MOTION_PAUSED_KEY } from './preference-keys';

/**
 * A choice of the visitor that stands on `<html>` and is remembered. `read` and `subscribe` are made
 * for useSyncExternalStore. Where storage is blocked the choice lives as long as the page does.
 */
interface Preference {
  read(): boolean;
  subscribe(listener: () => void): () => void;
  set(on: boolean): void;
}

function createPreference(
  key: string,
  isOn: (root: HTMLElement) => boolean,
  mark: (root: HTMLElement, on: boolean) => void,
): Preference {
  const listeners = new Set<() => void>();

  function apply(on: boolean) {
    mark(document.documentElement, on);
    listeners.forEach((listener) => listener());
  }
  function followOtherTabs(event: StorageEvent) {
    if (event.key === key) apply(event.newValue === 'true');
  }

  return {
    read: () => isOn(document.documentElement),
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', followOtherTabs);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', followOtherTabs);
      };
    },
    set(on) {
      apply(on);
      try {
        localStorage.setItem(key, String(on));
      } catch {
        // blocked storage: the choice holds until the page is left
      }
    },
  };
}

export const darkMode = createPreference(
  DARK_MODE_KEY,
  (root) => root.classList.contains('dark'),
  (root, on) => root.classList.toggle('dark', on),
);

export const motionPaused = createPreference(
  MOTION_PAUSED_KEY,
  (root) => root.dataset.motion === 'paused',
  (root, on) => {
    if (on) root.dataset.motion = 'paused';
    else delete root.dataset.motion;
  },
);
