import type { AccessibilityContent } from '@/content/model/accessibility';
import { LegalSection, LegalText, MailLink } from './legal-text';
import styles from './legal-text.module.css';

interface AccessibilityProps {
  readonly content: AccessibilityContent;
  readonly email: string;
}

/** The accessibility statement. */
export function Accessibility({ content, email }: AccessibilityProps) {
  const { lead, parts, complaint, reviewed } = content;
  return (
    <LegalText lead={lead}>
      {parts.map((part) => (
        <LegalSection key={part.heading} {...part} />
      ))}
      <LegalSection {...complaint}>
        <MailLink email={email} />
        <p className={styles.small}>{reviewed}</p>
      </LegalSection>
    </LegalText>
  );
}
