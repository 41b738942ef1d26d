import type { LabelledLink } from '@/lib/link-types';
import type { PrivacyContent } from '@/content/model/privacy';
import { ExternalLink, ClientSideLink } from '../ui/links';
import { ClearSiteDataButton } from './clear-site-data-button';
import { LegalSection, LegalPageLayout, MailLinkParagraph, LegalDescriptionList } from './legal-page-layout';

interface PrivacyProps {
  readonly content: PrivacyContent;
  readonly email: string;
  readonly legalNotice: LabelledLink;
}

/** What the site keeps in the browser, what it sends to others, and how to clear it. */
export function Privacy({ content, email, legalNotice }: PrivacyProps) {
  const { lead, recipients, parts, rights } = content;
  return (
    <LegalPageLayout lead={lead}>
      <StoredDataSection stored={content.stored} />
      <LegalSection {...recipients}>
        <LegalDescriptionList
          list={recipients.list.map(({ name, text, policy }) => ({
            label: name,
            value: (
              <>
                {text} {policy && <ExternalLink href={policy.url}>{policy.label}</ExternalLink>}
              </>
            ),
          }))}
        />
      </LegalSection>
      {parts.map((part) => (
        <LegalSection key={part.heading} {...part} />
      ))}
      <LegalSection {...rights}>
        <MailLinkParagraph email={email} />
        <p>
          <ClientSideLink href={legalNotice.href} className="touchTarget">
            {legalNotice.label}
          </ClientSideLink>
        </p>
      </LegalSection>
    </LegalPageLayout>
  );
}

function StoredDataSection({ stored }: Pick<PrivacyContent, 'stored'>) {
  const { local, session, copies, withoutScript, clear, ...part } = stored;
  return (
    <LegalSection {...part}>
      {[local, session].map(({ heading, entries }) => (
        <div key={heading}>
          <h3>{heading}</h3>
          <LegalDescriptionList
            sideBySide
            list={Object.entries(entries).map(([key, text]) => ({ label: <code>{key}</code>, value: text }))}
          />
        </div>
      ))}
      <ClearSiteDataButton labels={clear} />
      <noscript>
        <p>{withoutScript}</p>
      </noscript>
      {copies.map((paragraph) => (
        <p key={paragraph} className="muted small">
          {paragraph}
        </p>
      ))}
    </LegalSection>
  );
}
