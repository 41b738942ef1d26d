import type { ReactNode } from 'react';
import { ButtonLink, type ButtonLook } from '../ui/button/button';

interface EnquiryLinkProps {
  /** The contact page of the house. */
  readonly href: string;
  /** The sentence with which the guest's message will start; the inline script keeps it (ENQUIRY_KEY). */
  readonly enquiry: string;
  readonly look?: ButtonLook;
  /** Id of what it is about, where several links share one label. */
  readonly describedBy?: string;
  readonly children: ReactNode;
}

/** Leads to the contact form and takes along what the guest is asking about. */
export function EnquiryLink({ enquiry, ...link }: EnquiryLinkProps) {
  return <ButtonLink {...link} enquiry={enquiry} />;
}
