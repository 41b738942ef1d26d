import type { Business } from '@/content/model/business';
import styles from './print-only-contact-details.module.css';

interface PrintOnlyContactDetailsProps {
  /** Name of the brand. */
  readonly name: string;
  readonly business: Business;
}

/** On paper only, where header and footer are left out: where the house is and how to reach it. */
export function PrintOnlyContactDetails({ name, business }: PrintOnlyContactDetailsProps) {
  const { location, email, phoneText } = business;
  return (
    <address className={styles.address}>
      <strong>{name}</strong>
      <span>{location}</span>
      <span>{email}</span>
      {phoneText && <span>{phoneText}</span>}
    </address>
  );
}
