'use client';

import { useState } from 'react';
import type { ShareLabels } from '@/content/model/labels';
import { Button } from '../button/button';
import { ChangingText } from '../changing-text';

interface ShareButtonProps {
  /** What is shared. */
  readonly title: string;
  readonly labels: ShareLabels;
}

/** Opens the share sheet of the device; where there is none, copies the address of the page and confirms it. */
export function ShareButton({ title, labels }: ShareButtonProps) {
  const [status, setStatus] = useState('');

  async function share() {
    const url = window.location.href.replace(/#.*/, '');
    setStatus('');
    try {
      if ('share' in navigator) await navigator.share({ title, url });
      else setStatus(await copy(url, labels));
    } catch (error) {
      const closed = error instanceof DOMException && error.name === 'AbortError';
      if (!closed) setStatus(await copy(url, labels));
    }
  }

  return (
    <div className="scriptOnly screenOnly small">
      <Button variant="text" onClick={() => void share()}>
        {labels.share}
      </Button>
      <p role="status">
        <ChangingText>{status}</ChangingText>
      </p>
    </div>
  );
}

async function copy(url: string, labels: ShareLabels): Promise<string> {
  try {
    await navigator.clipboard.writeText(url);
    return labels.copied;
  } catch {
    return labels.failed;
  }
}
