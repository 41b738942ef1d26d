import type { LabelledLink } from '@/lib/link-types';
import type { Brand } from '@/content/model';
import type { Business } from '@/content/model/business';
import type { OfflinePageContent } from '@/content/model/unbranded';
import { LogoSymbol } from '../shell/logo/logo';
import { Button } from '../ui/button/button';
import { LinkRow } from '../ui/link-row/link-row';
import { FullPageLink } from '../ui/links';
import { PhoneLink } from '../ui/phone-and-whatsapp-links';
import styles from './offline-screen.module.css';

interface OfflineScreenProps extends Pick<OfflinePageContent, 'heading' | 'message' | 'retry'> {
  readonly cachedPagesLabel: string;
  readonly business: Pick<Business, 'email' | 'phone' | 'phoneText'>;
  readonly brands: readonly OfflineBrand[];
  /** Text of its inline script. */
  readonly script: string;
}

/** A brand, and its pages that may be cached. */
interface OfflineBrand extends Pick<Brand, 'name' | 'look' | 'tagline'> {
  readonly links: readonly LabelledLink[];
}

/**
 * Shown offline in place of a page that is not cached. It has no other script (scripts/export/next-internals.ts).
 */
export function OfflineScreen({
  heading,
  message,
  retry,
  cachedPagesLabel,
  business,
  brands,
  script,
}: OfflineScreenProps) {
  return (
    <div className={styles.screen} data-static-page="">
      <div className={styles.intro}>
        <h1>{heading}</h1>
        <p className="lead">{message}</p>
        <Button data-reload data-works-without-react>
          {retry}
        </Button>
        <p className={styles.contact}>
          <a href={`mailto:${business.email}`}>{business.email}</a>
          <PhoneLink {...business} />
        </p>
      </div>
      <div className="stackM">
        {brands.map(({ name, look, tagline, links }) => (
          <section key={name} className={styles.brand}>
            <LogoSymbol look={look} />
            <div className="stackXs">
              <h2 className="h3">{name}</h2>
              <p className="muted">{tagline}</p>
              <div data-cached="" hidden>
                <p className={styles.cached}>{cachedPagesLabel}</p>
                <LinkRow as={FullPageLink} links={links} hidden />
              </div>
            </div>
          </section>
        ))}
      </div>
      <script dangerouslySetInnerHTML={{ __html: script }} />
    </div>
  );
}
