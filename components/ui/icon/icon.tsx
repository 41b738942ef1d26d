import type { SVGProps } from 'react';

const PATHS = {
  pause: 'M8 5v14M16 5v14',
  play: 'M8 5l11 7-11 7z',
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  enlarge: 'M10.5 4a6.5 6.5 0 100 13 6.5 6.5 0 000-13zM15.5 15.5L21 21M10.5 7.8v5.4M7.8 10.5h5.4',
  guests: 'M12 12a4 4 0 100-8 4 4 0 000 8zM4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6',
  size: 'M4 9V4h5M20 15v5h-5M4.5 4.5l6 6M19.5 19.5l-6-6',
} as const;

export type IconName = keyof typeof PATHS;

/** Decorative line icon in the text colour. */
export function Icon({ name, size = 22 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <StrokeIcon size={size}>
      <path d={PATHS[name]} />
    </StrokeIcon>
  );
}

interface StrokeIconProps extends SVGProps<SVGSVGElement> {
  /** Width and height in px. */
  readonly size?: number;
}

/** A decorative icon of lines in the text colour. */
export function StrokeIcon({ size = 24, ...props }: StrokeIconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    />
  );
}
