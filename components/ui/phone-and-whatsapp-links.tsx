import type { Business } from '@/content/model/business';
import { ExternalLink } from './links';

/** Calls the house; nothing while it has no phone. */
export function PhoneLink({ phone, phoneText }: Pick<Business, 'phone' | 'phoneText'>) {
  return phone && <a href={`tel:${phone}`}>{phoneText}</a>;
}

interface WhatsAppLinkProps {
  readonly link: Business['whatsApp'];
  /** The text that the visitor would send, as in the contact form. */
  readonly message?: string;
}

/** Opens a conversation with the house; nothing while it has no WhatsApp. */
export function WhatsAppLink({ link, message }: WhatsAppLinkProps) {
  if (!link) return null;
  const query = message ? `?text=${encodeURIComponent(message)}` : '';
  return <ExternalLink href={link.href + query}>{link.label}</ExternalLink>;
}
