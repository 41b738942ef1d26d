import type { Business } from '@/content/model/business';
import type { ContactContent } from '@/content/model/contact';
import type { LegalNoticeContent } from '@/content/model/legal-notice';
import { PhoneLink } from '../ui/phone-and-whatsapp-links';
import { LegalSection, LegalPageLayout, LegalDescriptionList } from './legal-page-layout';

interface LegalNoticeProps {
  readonly content: LegalNoticeContent;
  readonly business: Business;
  /** Labels of the ways to reach the business. */
  readonly labels: ContactContent['labels'];
}

/** Who runs the site; what the owner has not filled in is marked as missing. */
export function LegalNotice({ content, business, labels }: LegalNoticeProps) {
  const { lead, owner, fields, contactHeading, parts } = content;
  const { email, phone, location } = business;
  const filled: Readonly<Record<string, string>> = { ...owner };
  return (
    <LegalPageLayout lead={lead}>
      <LegalSection heading={fields.heading}>
        <LegalDescriptionList
          sideBySide
          list={Object.entries(fields.labels).map(([field, label]) => ({
            label,
            value: filled[field] || (
              <>
                <span className="eyebrow">{fields.sample}</span> {fields.missing}
              </>
            ),
          }))}
        />
      </LegalSection>
      <LegalSection heading={contactHeading}>
        <LegalDescriptionList
          sideBySide
          list={[
            { label: labels.email, value: <a href={`mailto:${email}`}>{email}</a> },
            ...(phone ? [{ label: labels.phone, value: <PhoneLink {...business} /> }] : []),
            { label: labels.location, value: location },
          ]}
        />
      </LegalSection>
      {parts.map((part) => (
        <LegalSection key={part.heading} {...part} />
      ))}
    </LegalPageLayout>
  );
}
