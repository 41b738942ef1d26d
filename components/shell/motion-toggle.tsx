import { LOCAL_STORAGE_KEYS } from '@/lib/storage-keys';

interface MotionToggleProps {
  readonly pauseLabel: string;
  readonly resumeLabel: string;
  readonly className?: string;
}

/** Stops ticker, bounce, carousels and video on all pages; remembered. */
export function MotionToggle({ pauseLabel, resumeLabel, className }: MotionToggleProps) {
  return (
    <button
      type="button"
      className={className}
      data-preference={LOCAL_STORAGE_KEYS.motionPaused}
      data-works-without-react
    >
      <svg viewBox="0 0 12 12" width="10" height="10" fill="currentColor" aria-hidden="true">
        <path data-shown="moving" d="M1 0h3.5v12H1zM7.5 0H11v12H7.5z" />
        <path data-shown="paused" d="M2 0l9 6-9 6z" />
      </svg>
      <span data-shown="moving">{pauseLabel}</span>
      <span data-shown="paused">{resumeLabel}</span>
    </button>
  );
}
