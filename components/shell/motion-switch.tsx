'use client';

import { useSyncExternalStore } from 'react';
import { motionPaused } from './preference';

interface MotionSwitchProps {
  readonly pauseLabel: string;
  readonly resumeLabel: string;
  readonly className?: string;
}

/** Stops ticker, bounce, heroes and video, on every page until it is switched back. */
export function MotionSwitch({ pauseLabel, resumeLabel, className }: MotionSwitchProps) {
  const paused = useSyncExternalStore(motionPaused.subscribe, motionPaused.read, () => false);
  return (
    <button type="button" className={className} onClick={() => motionPaused.set(!paused)}>
      <svg viewBox="0 0 12 12" width="10" height="10" fill="currentColor" aria-hidden="true">
        {paused ? <path d="M2 0l9 6-9 6z" /> : <path d="M1 0h3.5v12H1zM7.5 0H11v12H7.5z" />}
      </svg>
      {paused ? resumeLabel : pauseLabel}
    </button>
  );
}
