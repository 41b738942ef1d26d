import type { AccessibilityContent } from '@/content/model/accessibility';
import { LegalSection, LegalPageLayout, MailLinkParagraph } from './legal-page-layout';

interface AccessibilityProps {
  readonly content: AccessibilityContent;
  readonly email: string;
}

/** The accessibility statement. */
export function AccessibilityStatement({ content, email }: AccessibilityProps) {
  const { lead, parts, complaint, reviewed } = content;
  return (
    <LegalPageLayout lead={lead}>
      {parts.map((part) => (
        <LegalSection key={part.heading} {...part} />
      ))}
      <LegalSection {...complaint}>
        <MailLinkParagraph email={email} />
        <p className="muted small">{reviewed}</p>
      </LegalSection>
    </LegalPageLayout>
  );
}
