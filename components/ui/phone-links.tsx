import type { Business } from '@/content/types';
import { ExternalLink } from './links';

/** Calls the house; nothing while it has no phone. */
export function PhoneLink({ phone, phoneText }: Pick<Business, 'phone' | 'phoneText'>) {
  return phone && <a href={`tel:${phone}`}>{phoneText}</a>;
}

interface WhatsAppLinkProps {
  readonly url: Business['whatsAppUrl'];
  /** What the visitor would write, as in the contact form. */
  readonly message?: string;
  readonly label: string;
}

/** Opens a conversation with the house; nothing while it has no WhatsApp. */
export function WhatsAppLink({ url, message, label }: WhatsAppLinkProps) {
  if (!url) return null;
  return (
    <ExternalLink href={message ? `${url}?text=${encodeURIComponent(message)}` : url}>{label}</ExternalLink>
  );
}
