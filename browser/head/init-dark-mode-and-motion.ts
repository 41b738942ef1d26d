import { LOCAL_STORAGE_KEYS } from '@/lib/storage-keys';
import { onClick } from '../closest';
import { readFromLocalStorage, writeToStorage } from '../storage';

interface Preference {
  readonly isOn: () => boolean;
  readonly set: (on: boolean) => void;
}

/**
 * Restores the visitor's preferences before the first paint (DRK-05), handles the buttons marked `data-preference`, and
 * follows changes in other tabs. Where storage is blocked, a preference lasts until the page is left (DRK-08).
 */
export function initDarkModeAndMotion(): void {
  const root = document.documentElement;
  const preferences: Readonly<Record<string, Preference>> = {
    [LOCAL_STORAGE_KEYS.darkMode]: {
      isOn: () => root.classList.contains('dark'),
      set: (on) => root.classList.toggle('dark', on),
    },
    [LOCAL_STORAGE_KEYS.motionPaused]: {
      isOn: () => root.dataset.motion === 'paused',
      set: (on) => {
        if (on) root.dataset.motion = 'paused';
        else delete root.dataset.motion;
      },
    },
  };

  function restore(): void {
    for (const [key, preference] of Object.entries(preferences)) {
      const stored = readFromLocalStorage(key);
      if (stored !== null) preference.set(stored === 'true');
    }
  }

  restore();
  // a page restored from the back/forward cache has missed storage events
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) restore();
  });
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== null) preferences[key]?.set(newValue === 'true');
  });
  onClick('[data-preference]', ({ dataset: { preference: key = '' } }) => {
    const preference = preferences[key];
    if (!preference) return;
    const on = !preference.isOn();
    preference.set(on);
    writeToStorage(key, String(on));
  });
}
