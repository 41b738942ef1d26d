import type { AnchorHTMLAttributes } from 'react';

export { ClientSideLink } from './client-side-link';

/** Id of the hidden hint "Opens in a new tab", which the shell renders once. */
export const NEW_TAB_HINT_ID = 'opens-in-new-tab';

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string };

/** A full page load: to another brand, to "/" and to unprefixed pages, which have another root layout. */
export function FullPageLink(props: LinkProps) {
  return <a {...props} />;
}

/** A link to another site, in a new tab. */
export function ExternalLink({ 'aria-describedby': describedBy, ...props }: LinkProps) {
  const hints = describedBy ? `${describedBy} ${NEW_TAB_HINT_ID}` : NEW_TAB_HINT_ID;
  return <a target="_blank" rel="noopener" aria-describedby={hints} {...props} />;
}
