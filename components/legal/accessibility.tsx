import type { AccessibilityContent } from '@/content';
import { LegalPart, LegalText, MailLink } from './legal-text';
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
        <LegalPart key={part.heading} {...part} />
      ))}
      <LegalPart {...complaint}>
        <MailLink email={email} />
        <p className={styles.small}>{reviewed}</p>
      </LegalPart>
    </LegalText>
  );
}
