'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState, type ComponentType } from 'react';
import { getContactQueuePrefix } from '@/lib/storage-keys';
import { importWithErrorNotice } from '../utils/import-with-error-notice';
import { localStorageWithMemoryFallback } from '../utils/storage-with-memory-fallback';
import type { QueuedMessageNoticeProps } from './queued-message-notice';

const importNotice = () => import('./queued-message-notice');

const readQueueItems = () =>
  localStorageWithMemoryFallback
    .keys()
    .filter((key) => key.startsWith(getContactQueuePrefix()))
    .map((key) => [key, localStorageWithMemoryFallback.get(key)] as const);

/** On every page: loads the notice of messages that were not sent, where there are any. */
export function LazyQueuedMessageNotice(props: Omit<QueuedMessageNoticeProps, 'storageItems'>) {
  const path = usePathname();
  const [Notice, setNotice] = useState<ComponentType<QueuedMessageNoticeProps>>();
  const [storageItems, setStorageItems] = useState<ReturnType<typeof readQueueItems>>([]);

  useEffect(() => {
    function check() {
      const currentItems = readQueueItems();
      if (currentItems.length === 0) return;
      setStorageItems(currentItems);
      importWithErrorNotice(importNotice).then(
        ({ QueuedMessageNotice }) => setNotice(() => QueuedMessageNotice),
        (error: unknown) => console.error('The notice of an unsent message could not be loaded.', error),
      );
    }
    check();
    window.addEventListener('storage', check);
    return () => window.removeEventListener('storage', check);
  }, [path]);

  // the live region is there before its text, so that screen readers notice the text
  return <div role="status">{Notice && <Notice {...props} storageItems={storageItems} />}</div>;
}
