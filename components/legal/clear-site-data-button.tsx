'use client';

import { useState } from 'react';
import type { ClearSiteDataLabels } from '@/content/model/privacy';
import { Button } from '../ui/button/button';
import { ChangingText } from '../ui/changing-text';
import { clearSiteData } from './clear-site-data';
import styles from './clear-site-data-button.module.css';

/** Removes all that the site keeps in this browser, and confirms it. */
export function ClearSiteDataButton({ labels }: { readonly labels: ClearSiteDataLabels }) {
  const [status, setStatus] = useState('');
  return (
    <div className={styles.clear}>
      <Button variant="secondary" onClick={async () => setStatus(labels[await clearSiteData()])}>
        {labels.button}
      </Button>
      <p role="status">
        <ChangingText>{status}</ChangingText>
      </p>
    </div>
  );
}
