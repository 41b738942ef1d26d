import type { SVGProps } from 'react';

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
