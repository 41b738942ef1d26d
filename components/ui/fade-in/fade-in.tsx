'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import styles from './fade-in.module.css';

/**
 * Fades its content in as it is scrolled into view (TRS-18). The content is never hidden before the fade starts, so it
 * is there without JavaScript, in print and with motion paused.
 */
export function FadeIn({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const content = box.current;
    if (!content) return;
    let wasOutside = false;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) {
        wasOutside = true;
        return;
      }
      observer.disconnect();
      if (wasOutside) content.dataset.state = 'entered';
    });
    observer.observe(content);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={box} className={styles.fade}>
      {children}
    </div>
  );
}
