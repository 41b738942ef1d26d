import { lazy, Suspense, useEffect, useRef, useState, type ComponentType } from 'react';
import type { Controls, Photo } from '@/content/types';

export interface LightboxLabels extends Pick<Controls, 'previous' | 'next' | 'close'> {
  /** Accessible name, such as "Pictures of Suite Juu". */
  readonly label: string;
}

export interface LightboxProps {
  /** Photos of content, or plain URLs from a data file. */
  readonly pictures: readonly (Photo | string)[];
  readonly open: boolean;
  readonly index: number;
  readonly onIndexChange: (index: number) => void;
  readonly onClose: () => void;
  readonly labels: LightboxLabels;
  /** The element that has the focus afterwards, where it is not the one that had it before. */
  readonly focusAfter?: () => HTMLElement | null | undefined;
}

/** Full-screen pictures, controlled by the caller. The library is loaded when the lightbox first opens. */
export function Lightbox(props: LightboxProps) {
  const { open, focusAfter } = props;
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  useRestoredFocus(open, focusAfter);
  if (!wasOpened) return null;
  return (
    <Suspense>
      <View {...props} />
    </Suspense>
  );
}

let View = lazyView();

function lazyView() {
  return lazy<ComponentType<LightboxProps>>(async () => {
    try {
      return { default: (await import('./lightbox-view')).LightboxView };
    } catch (error) {
      console.error('The lightbox could not be loaded.', error);
      View = lazyView(); // tries again; a lazy component keeps its failure
      return { default: CloseAtOnce };
    }
  });
}

function CloseAtOnce({ onClose }: LightboxProps) {
  useEffect(onClose, [onClose]);
  return null;
}

/**
 * Restores focus on close. The library would focus the element that it took the focus from, which may be hidden by then,
 * and does nothing in browsers that do not focus buttons on click; so it is left nothing to take the focus from.
 */
function useRestoredFocus(open: boolean, focusAfter: LightboxProps['focusAfter']) {
  const opener = useRef<Element>(null);
  const target = useRef(focusAfter);

  useEffect(() => {
    target.current = focusAfter;
  });

  useEffect(() => {
    if (!open) return;
    const { activeElement: active } = document;
    opener.current = active;
    if (active instanceof HTMLElement) active.blur();
    return () => {
      const element = target.current ? target.current() : opener.current;
      requestAnimationFrame(() => {
        const { activeElement } = document;
        if (activeElement !== null && activeElement !== document.body) return;
        if (element instanceof HTMLElement) element.focus();
      });
    };
  }, [open]);
}
