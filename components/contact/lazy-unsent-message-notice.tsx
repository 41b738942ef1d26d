'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState, type ComponentType } from 'react';
import { getUnsentMessagePrefix } from '@/lib/storage-keys';
import { importWithErrorNotice } from '../utils/import-with-error-notice';
import { localStorageWithMemoryFallback } from '../utils/storage-with-memory-fallback';
import type { UnsentMessageNoticeProps } from './unsent-message-notice';

const importNotice = () => import('./unsent-message-notice');

/** Puts the notice into the caches of the browser, for pages that are opened without a network. */
export const preloadUnsentMessageNotice = () => void importNotice().catch(() => undefined);

/** On every page: loads the notice of messages that were not sent, where there are any. */
export function LazyUnsentMessageNotice(props: UnsentMessageNoticeProps) {
  const path = usePathname();
  const [Notice, setNotice] = useState<ComponentType<UnsentMessageNoticeProps>>();

  useEffect(() => {
    function check() {
      const keys = localStorageWithMemoryFallback.keys();
      if (!keys.some((key) => key.startsWith(getUnsentMessagePrefix()))) return;
      importWithErrorNotice(importNotice).then(
        ({ UnsentMessageNotice }) => setNotice(() => UnsentMessageNotice),
        (error: unknown) => console.error('The notice of an unsent message could not be loaded.', error),
      );
    }
    check();
    document.addEventListener('visibilitychange', check);
    return () => document.removeEventListener('visibilitychange', check);
  }, [path]);

  // the live region is there before its text, so that screen readers notice the text
  return <div role="status">{Notice && <Notice {...props} />}</div>;
}
