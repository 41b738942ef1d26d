import type { Business, ContactContent, LegalNoticeContent } from '@/content/types';
import { SampleBadge } from '../ui/sample-badge/sample-badge';
import { LegalPart, LegalText, Rows } from './legal-text';
import styles from './legal-text.module.css';

interface LegalNoticeProps {
  readonly content: LegalNoticeContent;
  readonly business: Business;
  /** Labels of the ways to reach the business. */
  readonly labels: ContactContent['words'];
}

/** Who runs the site; what the owner has not filled in is marked as missing. */
export function LegalNotice({ content, business, labels }: LegalNoticeProps) {
  const { lead, owner, fields, contactHeading, parts } = content;
  const { email, phone, location } = business;
  const filled: Readonly<Record<string, string>> = { ...owner };
  return (
    <LegalText lead={lead}>
      <LegalPart heading={fields.heading}>
        <Rows
          beside
          list={Object.entries(fields.labels).map(([field, label]) => [
            label,
            filled[field] || (
              <>
                <SampleBadge>{fields.sample}</SampleBadge> {fields.missing}
              </>
            ),
          ])}
        />
      </LegalPart>
      <LegalPart heading={contactHeading}>
        <Rows
          beside
          list={[
            [labels.email, <ContactLink key="email" href={`mailto:${email}`} text={email} />],
            ...(phone
              ? ([[labels.phone, <ContactLink key="phone" href={`tel:${phone}`} text={phone} />]] as const)
              : []),
            [labels.location, location],
          ]}
        />
      </LegalPart>
      {parts.map((part) => (
        <LegalPart key={part.heading} {...part} />
      ))}
    </LegalText>
  );
}

function ContactLink({ href, text }: { readonly href: string; readonly text: string }) {
  return (
    <a href={href} className={styles.link}>
      {text}
    </a>
  );
}
