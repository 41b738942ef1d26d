'use client';

import { useState } from 'react';
import type { ShareWords } from '@/content';
import { Button } from '../button/button';
import styles from './share-button.module.css';

interface ShareButtonProps {
  /** What is shared. */
  readonly title: string;
  readonly words: ShareWords;
}

/** Opens the share sheet of the device; where there is none, copies the address of the page and confirms it. */
export function ShareButton({ title, words }: ShareButtonProps) {
  const [status, setStatus] = useState('');

  async function share() {
    const url = window.location.href.replace(/#.*/, '');
    setStatus('');
    try {
      if ('share' in navigator) await navigator.share({ title, url });
      else setStatus(await copy(url, words));
    } catch (error) {
      const closed = error instanceof DOMException && error.name === 'AbortError';
      if (!closed) setStatus(await copy(url, words));
    }
  }

  return (
    <div className={styles.share}>
      <Button variant="text" onClick={() => void share()}>
        {words.share}
      </Button>
      <p role="status">{status}</p>
    </div>
  );
}

async function copy(url: string, words: ShareWords): Promise<string> {
  try {
    await navigator.clipboard.writeText(url);
    return words.copied;
  } catch {
    return words.failed;
  }
}
