import type { ExternalUrl } from '@/lib/link-types';
import type { BookingLinkContent } from '@/content/model/brand';
import { ButtonLink, type ButtonLinkProps } from './button/button';

interface BookingLinkProps extends Pick<ButtonLinkProps, 'variant' | 'className' | 'describedBy'> {
  readonly booking: BookingLinkContent;
  /** The booking page with the visitor's dates, if they are known. */
  readonly href?: ExternalUrl;
  readonly label?: string;
  /** First sentence of the message to a closed house, where the link is about a room. */
  readonly enquiry?: string;
}

/** A link to the brand's page on the booking site or, while a notice closes the brand, to its contact page. */
export function BookingLink(props: BookingLinkProps) {
  const { booking, href = booking.url, label = booking.cardLabel, enquiry, ...linkProps } = props;
  const { closure } = booking;
  return (
    <>
      <ButtonLink href={href} hideDuring={closure?.period} {...linkProps}>
        {label}
      </ButtonLink>
      {closure && (
        <ButtonLink
          href={closure.contactHref}
          enquiry={enquiry ?? closure.enquiry}
          showDuring={closure.period}
          {...linkProps}
        >
          {closure.label}
        </ButtonLink>
      )}
    </>
  );
}
