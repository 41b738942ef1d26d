'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { resolveLoaderFinishedPromise } from '../utils/loader-finished';
import styles from './loader.module.css';

type LoaderState = 'shown' | 'exiting' | 'removed';

/**
 * CSS runs both phases from the first paint (2500 ms, then 1200 ms). This component follows them, removes the loader at
 * the end, and lets a click or a key press dismiss it.
 */
export function LoaderSplashScreen({ children }: { readonly children: ReactNode }) {
  const overlay = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<LoaderState>('shown');
  const [dismissed, setDismissed] = useState(false);
  const startExit = () => setState((current) => (current === 'removed' ? current : 'exiting'));

  useEffect(() => {
    const exitAnimation = overlay.current?.getAnimations()[0];
    if (!exitAnimation || exitAnimation.playState === 'finished') {
      setState('removed'); // motion is reduced, or the page hydrates after the end
      return;
    }
    if (
      exitAnimation.effect?.getComputedTiming().progress !== null &&
      Number(exitAnimation.currentTime) >= getDelay(exitAnimation)
    ) {
      startExit();
    }
    const dismiss = () => {
      setDismissed(true);
      startExit(); // keeps "removed", because a first click long after the loader was removed must not bring it back
    };
    window.addEventListener('keydown', dismiss, { once: true });
    window.addEventListener('pointerdown', dismiss, { once: true });
    return () => {
      window.removeEventListener('keydown', dismiss);
      window.removeEventListener('pointerdown', dismiss);
    };
  }, []);

  useEffect(() => {
    if (state === 'removed') resolveLoaderFinishedPromise();
  }, [state]);

  if (state === 'removed') return null;
  return (
    <div
      ref={overlay}
      className={styles.overlay}
      data-loader=""
      data-state={state}
      data-dismissed={dismissed}
      onAnimationStart={(event) => event.target === overlay.current && startExit()}
      onAnimationEnd={(event) => event.target === overlay.current && setState('removed')}
    >
      {children}
    </div>
  );
}

function getDelay(animation: Animation): number {
  return animation.effect?.getTiming().delay ?? 0;
}
