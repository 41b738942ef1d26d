import { LOCAL_STORAGE_KEYS } from '@/lib/storage-keys';
import { StrokeIcon } from '../ui/icon/icon';

interface DarkModeToggleProps {
  readonly darkLabel: string;
  readonly lightLabel: string;
}

const SUN =
  'M12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3l1.8 1.8M16.9 16.9l1.8 1.8M5.3 18.7l1.8-1.8M16.9 7.1l1.8-1.8';
const MOON = 'M20 14.2A8.2 8.2 0 0 1 9.8 4a8.2 8.2 0 1 0 10.2 10.2z';

/** The label says what a click does (DRK-01). Both labels are rendered; CSS shows the current one. */
export function DarkModeToggle({ darkLabel, lightLabel }: DarkModeToggleProps) {
  return (
    <button
      type="button"
      className="iconButton tintOnHover scriptOnly"
      data-preference={LOCAL_STORAGE_KEYS.darkMode}
      data-works-without-react
    >
      <span data-shown="light">
        <StrokeIcon size={22}>
          <path d={MOON} />
        </StrokeIcon>
        <span className="visuallyHidden">{darkLabel}</span>
      </span>
      <span data-shown="dark">
        <StrokeIcon size={22}>
          <circle cx="12" cy="12" r="4.2" />
          <path d={SUN} />
        </StrokeIcon>
        <span className="visuallyHidden">{lightLabel}</span>
      </span>
    </button>
  );
}

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
