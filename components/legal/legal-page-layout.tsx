import type { ComponentProps, ReactNode } from 'react';
import type { TextSection } from '@/content/model/helpers/common-field-groups';
import { DescriptionList } from '../ui/description-list';
import { BulletList } from '../ui/bullet-list/bullet-list';
import { Section } from '../ui/section/section';
import type { AccessibilityContent } from '@/content/model/accessibility';
import styles from './legal-page-layout.module.css';

interface LegalPageLayoutProps {
  readonly lead: string;
  /** The sections of the page. */
  readonly children: ReactNode;
}

/** A page of text: a lead sentence with sections below. */
export function LegalPageLayout({ lead, children }: LegalPageLayoutProps) {
  return (
    <Section>
      <div className="stackXl">
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
    </Section>
  );
}

interface LegalSectionProps extends Partial<TextSection> {
  readonly heading: string;
  /** Shown below the paragraphs. */
  readonly children?: ReactNode;
}

/** A heading with its text beside it. */
export function LegalSection({ heading, paragraphs = [], items, children }: LegalSectionProps) {
  return (
    <div className={styles.part}>
      <h2 className="h3">{heading}</h2>
      <div className={`${styles.body} stackS readable`}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {items && <BulletList items={items} />}
        {children}
      </div>
    </div>
  );
}

interface LegalListProps {
  readonly list: ComponentProps<typeof DescriptionList>['list'];
  /** Puts the text beside the name where there is room. */
  readonly sideBySide?: boolean;
}

export const LegalDescriptionList = ({ list, sideBySide }: LegalListProps) => (
  <DescriptionList list={list} className={sideBySide ? styles.sideBySideRows : styles.rows} />
);

/** A mail link on a line of its own. */
export function MailLinkParagraph({ email }: { readonly email: string }) {
  return (
    <p>
      <a href={`mailto:${email}`} className="touchTarget">
        {email}
      </a>
    </p>
  );
}

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
