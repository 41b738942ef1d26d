import { useSyncExternalStore } from 'react';
import type { MessageFormContent } from '@/content';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Shows that a message waits for a connection, and when there is one. */
export function WaitingNote({ words }: { readonly words: Pick<MessageFormContent, 'offline' | 'online'> }) {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return <p data-result="waiting">{online ? words.online : words.offline}</p>;
}
