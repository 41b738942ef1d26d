import type { ReactNode } from 'react';
import { ButtonLink, type ButtonVariant } from '../ui/button/button';

interface EnquiryLinkProps {
  /** The contact page. */
  readonly href: string;
  /** The sentence with which the guest's message will start; the inline script keeps it (ENQUIRY_KEY). */
  readonly enquiry: string;
  readonly variant?: ButtonVariant;
  /** Id of the element that tells apart links with the same label. */
  readonly describedBy?: string;
  readonly children: ReactNode;
}

/** A link to the contact form that prefills the message. */
export function EnquiryLink({ enquiry, ...link }: EnquiryLinkProps) {
  return <ButtonLink {...link} enquiry={enquiry} />;
}
