import type { LabelledLink } from '@/lib/link-types';
import type { Business } from '@/content/model/business';
import type { OfflinePageContent } from '@/content/model/unbranded';
import { Button } from '../ui/button/button';
import { LinkRow } from '../ui/link-row/link-row';
import { FullPageLink } from '../ui/links';
import { PhoneLink } from '../ui/phone-and-whatsapp-links';
import styles from './offline-screen.module.css';

interface OfflineScreenProps extends Pick<OfflinePageContent, 'heading' | 'message' | 'retry'> {
  readonly keptPagesLabel: string;
  readonly brands: readonly OfflineBrand[];
  /** Text of its inline script. */
  readonly script: string;
}

/** Where a brand is found without a network, and its pages that may be cached. */
interface OfflineBrand {
  readonly name: string;
  readonly business: Pick<Business, 'location' | 'phone' | 'phoneText'>;
  readonly links: readonly LabelledLink[];
}

/**
 * Shown offline in place of a page that is not cached. It has no other script (scripts/export/remove-app-scripts.ts).
 */
export function OfflineScreen({
  heading,
  message,
  retry,
  keptPagesLabel,
  brands,
  script,
}: OfflineScreenProps) {
  return (
    <div className={styles.screen} data-static-page="">
      <h1 className={styles.heading}>{heading}</h1>
      <p className={styles.message}>{message}</p>
      <form data-retry="">
        <Button type="submit">{retry}</Button>
      </form>
      <div className={styles.brands}>
        {brands.map(({ name, business, links }) => (
          <section key={name}>
            <h2 className="h4">{name}</h2>
            <p>{business.location}</p>
            {business.phone && (
              <p>
                <PhoneLink {...business} />
              </p>
            )}
            <div data-cached="" hidden>
              <p className={styles.cached}>{keptPagesLabel}</p>
              <LinkRow as={FullPageLink} links={links} hidden />
            </div>
          </section>
        ))}
      </div>
      <script dangerouslySetInnerHTML={{ __html: script }} />
    </div>
  );
}
