'use client';

import { useState } from 'react';
import type { ClearWords } from '@/content';
import { Button } from '../ui/button/button';
import { clearStored } from './clear-stored';
import styles from './clear-stored-button.module.css';

/** Removes all that the site keeps in this browser, and confirms it. */
export function ClearStoredButton({ words }: { readonly words: ClearWords }) {
  const [status, setStatus] = useState('');
  return (
    <div className={styles.clear}>
      <Button
        variant="secondary"
        onClick={async () => setStatus((await clearStored()) ? words.cleared : words.blocked)}
      >
        {words.button}
      </Button>
      <p role="status">{status}</p>
    </div>
  );
}
