import type { ComponentProps, ReactNode } from 'react';
import type { ExternalUrl } from '@/lib/link-types';
import type { SitePath } from '@/lib/site-path';
import { FullPageLink, ExternalLink, ClientSideLink } from '../links';
import styles from './button.module.css';

/** `secondary` is an outline, `text` looks like a link. */
type ButtonVariant = 'primary' | 'secondary' | 'text';

/** Where a link leads: to a page of the brand, to another site, or to a page without a brand. */
type Target =
  | { readonly href: SitePath | ExternalUrl; readonly unbrandedHref?: undefined }
  | { readonly unbrandedHref: SitePath; readonly href?: undefined };

export type ButtonLinkProps = Target & {
  readonly variant?: ButtonVariant;
  /** Class names that replace the styles of a button. */
  readonly className?: string;
  /** First sentence of the message on the contact page; see browser/head/links-and-buttons.ts. */
  readonly enquiry?: string;
  /** Id of the element that distinguishes links with the same label. */
  readonly describedBy?: string;
  /** Id of the period in which, or outside of which, the link is shown; see display-period-styles.tsx. */
  readonly showDuring?: string;
  readonly hideDuring?: string;
  readonly children: ReactNode;
};

const isExternal = (href: string | undefined) => href?.startsWith('https://');

/** A link that looks like a button. External links open in a new tab, pages without a brand are a full page load. */
export function ButtonLink(props: ButtonLinkProps) {
  const {
    href,
    unbrandedHref,
    variant = 'primary',
    className,
    enquiry,
    describedBy,
    showDuring,
    hideDuring,
    children,
  } = props;
  const BrandOrExternalLink = isExternal(href) ? ExternalLink : ClientSideLink;
  const Anchor = unbrandedHref ? FullPageLink : BrandOrExternalLink;
  return (
    <Anchor
      href={unbrandedHref ?? href}
      className={className ?? styles.button}
      data-variant={className === undefined ? variant : undefined}
      data-enquiry={enquiry}
      data-show-during={showDuring}
      data-hide-during={hideDuring}
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
