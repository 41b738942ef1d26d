'use client';

import { useEffect, useRef, useState, type ComponentType } from 'react';
import type { Photo } from '@/content/types';
import { useCloseOnBack } from '../use-close-on-back';

export interface LightboxWords {
  /** Accessible name, such as "Pictures of Suite Juu". */
  readonly label: string;
  readonly previous: string;
  readonly next: string;
  readonly close: string;
}

export interface LightboxProps {
  /** Photos of content, or plain URLs from a data file. */
  readonly pictures: readonly (Photo | string)[];
  readonly open: boolean;
  readonly index: number;
  readonly onIndexChange: (index: number) => void;
  readonly onClose: () => void;
  readonly words: LightboxWords;
}

/** Full-screen pictures, controlled by the caller. The library is loaded when the lightbox first opens. */
export function Lightbox(props: LightboxProps) {
  const { open, onClose } = props;
  const [View, setView] = useState<ComponentType<LightboxProps>>();
  const onCloseRef = useRef(onClose);

  useEffect(() => {
    onCloseRef.current = onClose;
  });

  useEffect(() => {
    if (!open || View) return;
    let mounted = true;
    import('./lightbox-view').then(
      ({ LightboxView }) => mounted && setView(() => LightboxView),
      (error: unknown) => {
        console.error('The lightbox could not be loaded.', error);
        if (mounted) onCloseRef.current();
      },
    );
    return () => {
      mounted = false;
    };
  }, [open, View]);

  useRestoredFocus(open);
  useCloseOnBack(open, onClose);

  return View && <View {...props} />;
}

/** Restores focus on close. The library does not do so in browsers that do not focus buttons on click. */
function useRestoredFocus(open: boolean) {
  const opener = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!open) return;
    const { activeElement } = document;
    opener.current = activeElement instanceof HTMLElement ? activeElement : null;
    return () => {
      const { current } = opener;
      requestAnimationFrame(() => {
        if (document.activeElement === document.body || document.activeElement === null) current?.focus();
      });
    };
  }, [open]);
}
