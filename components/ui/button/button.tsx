import type { ComponentProps, ReactNode } from 'react';
import { FullPageLink, ExternalLink, InternalLink } from '../links';
import styles from './button.module.css';

/** `secondary` is an outline; `onPhoto` and `onPhotoPrimary` stay readable on any photo. */
type ButtonVariant = 'primary' | 'secondary' | 'onPhoto' | 'onPhotoPrimary';

interface ButtonLinkProps {
  readonly href: string;
  readonly variant?: ButtonVariant;
  /** First sentence of the message on the contact page; see inline-script.ts. */
  readonly enquiry?: string;
  /** Id of the element that distinguishes links with the same label. */
  readonly describedBy?: string;
  readonly children: ReactNode;
}

/** A link that looks like a button. External links open in a new tab, `/` is a full page load. */
export function ButtonLink({ href, variant = 'primary', enquiry, describedBy, children }: ButtonLinkProps) {
  const Anchor = href.startsWith('https://') ? ExternalLink : href === '/' ? FullPageLink : InternalLink;
  return (
    <Anchor
      href={href}
      className={styles.button}
      data-variant={variant}
      data-enquiry={enquiry}
      aria-describedby={describedBy}
    >
      {children}
    </Anchor>
  );
}

interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: ButtonVariant;
}

export function Button({ variant = 'primary', type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={styles.button} data-variant={variant} {...rest} />;
}
