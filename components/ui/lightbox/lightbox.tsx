import { lazy, Suspense, useEffect, useRef, useState, type ComponentType, type RefObject } from 'react';
import type { ControlLabels } from '@/content/model/labels';
import type { PhotoContent } from '@/content/fields/photo-content';
import { importWithErrorNotice } from '../../utils/import-with-error-notice';
import { useCloseOnBack } from '../../hooks/use-close-on-back';

export interface LightboxLabels extends Pick<ControlLabels, 'previous' | 'next' | 'close'> {
  /** Accessible name, such as "Photos of Suite Juu". */
  readonly label: string;
}

export interface LightboxProps {
  /** Photos of content, or plain URLs from a data file. */
  readonly photos: readonly (PhotoContent | string)[];
  readonly open: boolean;
  readonly index: number;
  readonly onIndexChange: (index: number) => void;
  readonly onClose: () => void;
  readonly labels: LightboxLabels;
  /** Gets the focus on close instead of the element that had it before. */
  readonly focusAfter?: () => HTMLElement | null | undefined;
}

/** Full-screen photos, controlled by the caller. The library is loaded when the lightbox first opens. */
export function Lightbox(props: LightboxProps) {
  const { open, onClose, focusAfter } = props;
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  const opener = useRestoredFocus(open, focusAfter);
  useCloseOnBack(open, onClose);
  if (!wasOpened) return null;
  return (
    <Suspense>
      <View {...props} opener={opener} />
    </Suspense>
  );
}

export interface LightboxViewProps extends LightboxProps {
  /** The element that was pressed to open the lightbox. */
  readonly opener: RefObject<Element | null>;
}

const importView = () => import('./lightbox-view');

let View = lazyView();

function lazyView() {
  return lazy<ComponentType<LightboxViewProps>>(async () => {
    try {
      return { default: (await importWithErrorNotice(importView)).LightboxView };
    } catch (error) {
      console.error('The lightbox could not be loaded.', error);
      View = lazyView(); // for the next attempt: a lazy component caches its failure
      return { default: CloseAtOnce };
    }
  });
}

function CloseAtOnce({ onClose }: LightboxProps) {
  useEffect(onClose, [onClose]);
  return null;
}

/**
 * Moves focus back on close. The library does not in browsers that do not focus buttons on click, and elsewhere focuses
 * the opener, which may be out of view by then; blur() keeps it from doing so.
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
        if (element instanceof HTMLElement) element.focus({ preventScroll: true });
      });
    };
  }, [open]);
  return opener;
}
