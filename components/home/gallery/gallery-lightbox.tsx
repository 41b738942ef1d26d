'use client';

import { createContext, useContext, useState, type ReactNode } from 'react';
import type { PhotoContent } from '@/content/fields/photo-content';
import { Icon } from '../../ui/icon/icon';
import { Lightbox, type LightboxLabels } from '../../ui/lightbox/lightbox';
import styles from './gallery.module.css';

const ToggleContext = createContext<(index: number) => void>(() => {});

interface GalleryLightboxProps {
  readonly photos: readonly PhotoContent[];
  readonly labels: LightboxLabels;
  readonly children: ReactNode;
}

/** Lightbox state; the gallery inside is rendered on the server. */
export function GalleryLightbox({ photos, labels, children }: GalleryLightboxProps) {
  const [open, setOpen] = useState(false);
  const [index, setIndex] = useState(0);
  function toggle(clickedIndex: number) {
    setIndex(clickedIndex);
    setOpen(!open);
  }
  return (
    <ToggleContext value={toggle}>
      {children}
      <Lightbox
        photos={photos}
        open={open}
        index={index}
        onIndexChange={setIndex}
        onClose={() => setOpen(false)}
        labels={labels}
      />
    </ToggleContext>
  );
}

/** Covers the whole photo, so that the photo itself can be tapped. Toggles, as HMV-23 asks. */
export function OpenLightboxButton({ index, label }: { readonly index: number; readonly label: string }) {
  const toggle = useContext(ToggleContext);
  return (
    <button type="button" className={styles.zoom} aria-label={label} onClick={() => toggle(index)}>
      <span className={styles.zoomIcon}>
        <Icon name="enlarge" size={26} />
      </span>
    </button>
  );
}
