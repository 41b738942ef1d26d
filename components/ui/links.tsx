import type { AnchorHTMLAttributes } from 'react';

export { SiteLink } from './site-link';

/** Id of the hidden sentence that says a link opens in a new tab; the shell writes it once. */
export const NEW_TAB_HINT_ID = 'opens-in-new-tab';

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string };

/** A link that loads a new document: to the other house, to "/", and to the unprefixed pages. */
export function DocumentLink(props: LinkProps) {
  return <a {...props} />;
}

/** A link to another site, always in a new tab (NET-11). */
export function OutsideLink(props: LinkProps) {
  return <a target="_blank" rel="noopener" aria-describedby={NEW_TAB_HINT_ID} {...props} />;
}
