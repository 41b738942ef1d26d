import type { Link, PrivacyContent } from '@/content';
import { ExternalLink, InternalLink } from '../ui/links';
import { ClearStoredButton } from './clear-stored-button';
import { LegalPart, LegalText, MailLink, LegalList } from './legal-text';
import styles from './legal-text.module.css';

interface PrivacyProps {
  readonly content: PrivacyContent;
  readonly email: string;
  readonly legalNotice: Link;
}

/** What the site keeps in the browser, what it sends to others, and how to clear it. */
export function Privacy({ content, email, legalNotice }: PrivacyProps) {
  const { lead, recipients, parts, rights } = content;
  return (
    <LegalText lead={lead}>
      <StoredPart stored={content.stored} />
      <LegalPart {...recipients}>
        <LegalList
          list={recipients.list.map(({ name, text, policy }) => [
            name,
            <>
              {text} {policy && <ExternalLink href={policy.url}>{policy.label}</ExternalLink>}
            </>,
          ])}
        />
      </LegalPart>
      {parts.map((part) => (
        <LegalPart key={part.heading} {...part} />
      ))}
      <LegalPart {...rights}>
        <MailLink email={email} />
        <p>
          <InternalLink href={legalNotice.href} className={styles.link}>
            {legalNotice.label}
          </InternalLink>
        </p>
      </LegalPart>
    </LegalText>
  );
}

function StoredPart({ stored }: Pick<PrivacyContent, 'stored'>) {
  const { local, session, copies, withoutScript, clear, ...part } = stored;
  return (
    <LegalPart {...part}>
      {[local, session].map(({ heading, entries }) => (
        <div key={heading}>
          <h3>{heading}</h3>
          <LegalList
            beside
            list={Object.entries(entries).map(([key, text]) => [<code key={key}>{key}</code>, text])}
          />
        </div>
      ))}
      <ClearStoredButton labels={clear} />
      <noscript>
        <p>{withoutScript}</p>
      </noscript>
      {copies.map((paragraph) => (
        <p key={paragraph} className={styles.small}>
          {paragraph}
        </p>
      ))}
    </LegalPart>
  );
}
