import type { ComponentProps } from 'react';
import { Icon, type IconName } from '../icon/icon';

interface IconButtonProps extends ComponentProps<'button'> {
  readonly icon: IconName;
  /** Width and height of the icon in px. */
  readonly iconSize?: number;
  readonly 'aria-label': string;
}

/** A button that shows nothing but an icon. Its style is that of the caller, mostly the class `iconButton`. */
export function IconButton({ icon, iconSize, ...props }: IconButtonProps) {
  return (
    <button type="button" {...props}>
      <Icon name={icon} size={iconSize} />
    </button>
  );
}
