'use client';

import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import type { Photo } from '@/content/types';
import { Icon } from '../../ui/icon/icon';
import { Lightbox, type LightboxWords } from '../../ui/lightbox/lightbox';
import styles from './gallery.module.css';

const ToggleContext = createContext<(index: number) => void>(() => {});

interface PictureViewerProps {
  readonly pictures: readonly Photo[];
  readonly words: LightboxWords;
  readonly children: ReactNode;
}

/** Holds which picture is open; the wall inside it is rendered on the server. */
export function PictureViewer({ pictures, words, children }: PictureViewerProps) {
  const [open, setOpen] = useState(false);
  const [index, setIndex] = useState(0);
  const toggle = useMemo(
    () => (asked: number) => {
      setIndex(asked);
      setOpen((wasOpen) => !wasOpen);
    },
    [],
  );
  return (
    <ToggleContext value={toggle}>
      {children}
      <Lightbox
        pictures={pictures}
        open={open}
        index={index}
        onIndexChange={setIndex}
        onClose={() => setOpen(false)}
        words={words}
      />
    </ToggleContext>
  );
}

/** Lies over the whole picture, so that the picture itself can be tapped (HMV-21, HMV-23). */
export function ZoomButton({ index, label }: { readonly index: number; readonly label: string }) {
  const toggle = useContext(ToggleContext);
  return (
    <button type="button" className={styles.zoom} aria-label={label} onClick={() => toggle(index)}>
      <span className={styles.lens}>
        <Icon name="enlarge" size={26} />
      </span>
    </button>
  );
}
