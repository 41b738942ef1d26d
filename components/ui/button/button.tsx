import type { ComponentProps, ReactNode } from 'react';
import { DocumentLink, OutsideLink, SiteLink } from '../links';
import styles from './button.module.css';

/** `quiet` is an outline; `onPicture` and `onPictureStrong` read on any picture. */
export type ButtonLook = 'strong' | 'quiet' | 'onPicture' | 'onPictureStrong';

interface ButtonLinkProps {
  readonly href: string;
  readonly look?: ButtonLook;
  /** The sentence with which a message on the contact page will start; see inline-script.ts. */
  readonly enquiry?: string;
  /** Id of what it is about, where several links share one label. */
  readonly describedBy?: string;
  readonly children: ReactNode;
}

/** A link that looks like a button; one that leaves the site opens in a new tab, the landing page loads anew. */
export function ButtonLink({ href, look = 'strong', enquiry, describedBy, children }: ButtonLinkProps) {
  const Anchor = href.startsWith('https://') ? OutsideLink : href === '/' ? DocumentLink : SiteLink;
  return (
    <Anchor
      href={href}
      className={styles.button}
      data-look={look}
      data-enquiry={enquiry}
      // a link that leaves the site is described by its own hint
      {...(describedBy && { 'aria-describedby': describedBy })}
    >
      {children}
    </Anchor>
  );
}

interface ButtonProps extends ComponentProps<'button'> {
  readonly look?: ButtonLook;
}

export function Button({ look = 'strong', type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={styles.button} data-look={look} {...rest} />;
}
