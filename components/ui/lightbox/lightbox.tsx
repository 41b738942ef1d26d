'use client';

import { useEffect, useRef, useState, type ComponentType } from 'react';
import type { Photo } from '@/content/types';

export interface LightboxWords {
  /** What is shown, such as "Pictures of Suite Juu". */
  readonly label: string;
  readonly previous: string;
  readonly next: string;
  readonly close: string;
}

export interface LightboxProps {
  /** Pictures of the pipeline, or plain addresses as data files give them. */
  readonly pictures: readonly (Photo | string)[];
  readonly open: boolean;
  readonly index: number;
  readonly onIndexChange: (index: number) => void;
  readonly onClose: () => void;
  readonly words: LightboxWords;
}

/**
 * Pictures over the whole screen. Open, closed and which picture are the caller's; the code that shows
 * them is fetched when it is first opened.
 */
export function Lightbox(props: LightboxProps) {
  const { open, onClose } = props;
  const [View, setView] = useState<ComponentType<LightboxProps>>();
  const giveUp = useRef(onClose);

  useEffect(() => {
    giveUp.current = onClose;
  });

  useEffect(() => {
    if (!open || View) return;
    let wanted = true;
    import('./lightbox-view').then(
      ({ LightboxView }) => wanted && setView(() => LightboxView),
      (error: unknown) => {
        console.error('The lightbox could not be loaded.', error);
        if (wanted) giveUp.current();
      },
    );
    return () => {
      wanted = false;
    };
  }, [open, View]);

  useReturnedFocus(open);

  return View && <View {...props} />;
}

/** Where the focus was when it opened is where it goes when it has closed, also in browsers that do not focus buttons on click. */
function useReturnedFocus(open: boolean) {
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
