'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './loader.module.css';

type VeilState = 'shown' | 'exiting' | 'gone';

/**
 * The style sheet runs both phases from the first paint (2500 ms, then 1200 ms); this leaf only follows them,
 * takes the veil out of the document at the end, and lets a click or a key end the wait.
 */
export function LoaderVeil({ children }: { readonly children: ReactNode }) {
  const veil = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<VeilState>('shown');
  const [hurried, setHurried] = useState(false);
  const leave = () => setState((now) => (now === 'gone' ? now : 'exiting'));

  useEffect(() => {
    const exit = veil.current?.getAnimations()[0];
    if (!exit || exit.playState === 'finished') {
      setState('gone'); // reduced motion, or the page came to life late
      return;
    }
    if (exit.effect?.getComputedTiming().progress !== null && Number(exit.currentTime) >= startOf(exit)) {
      leave();
    }
    const hurry = () => {
      setHurried(true);
      leave(); // a first click long after the veil has gone must not bring it back
    };
    window.addEventListener('keydown', hurry, { once: true });
    window.addEventListener('pointerdown', hurry, { once: true });
    return () => {
      window.removeEventListener('keydown', hurry);
      window.removeEventListener('pointerdown', hurry);
    };
  }, []);

  if (state === 'gone') return null;
  return (
    <div
      ref={veil}
      className={styles.veil}
      data-loader=""
      data-state={state}
      data-hurried={hurried}
      onAnimationStart={(event) => event.target === veil.current && leave()}
      onAnimationEnd={(event) => event.target === veil.current && setState('gone')}
    >
      {children}
    </div>
  );
}

function startOf(animation: Animation): number {
  return animation.effect?.getTiming().delay ?? 0;
}
