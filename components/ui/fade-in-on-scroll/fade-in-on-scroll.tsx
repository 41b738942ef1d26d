'use client';

import { useRef, useState, type ReactNode } from 'react';
import { useInView } from '../../hooks/use-in-view';
import styles from './fade-in-on-scroll.module.css';

/**
 * Fades its content in as it is scrolled into view (TRS-18). The content is never hidden before the fade starts, so it
 * is there without JavaScript, in print and with motion paused.
 */
export function FadeInOnScroll({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const inView = useInView(box, { once: true });
  const [wasOutside, setWasOutside] = useState(false);
  if (inView === false && !wasOutside) setWasOutside(true);

  return (
    <div ref={box} className={styles.fade} data-state={wasOutside && inView ? 'entered' : undefined}>
      {children}
    </div>
  );
}
