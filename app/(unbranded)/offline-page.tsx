import { OfflineScreen } from '@/components/offline/offline-screen';
import { getSite } from '@/content';
import { bundleInlineScript } from '../_lib/bundle-inline-script';
import { createPageMetadata } from '../_lib/page-metadata';

export function createOfflineMetadata(lang?: string) {
  const { unbranded } = getSite(lang);
  return createPageMetadata(unbranded, { ...unbranded.offline, noindex: true });
}

/** Shown offline for a page that is not cached (browser/service-worker). */
export function OfflinePage({ lang }: { readonly lang?: string }) {
  const { brands, unbranded } = getSite(lang);
  const { heading, message, retry, cached } = unbranded.offline;
  return (
    <OfflineScreen
      heading={heading}
      message={message}
      retry={retry}
      cachedPagesLabel={cached}
      script={bundleInlineScript('browser/offline-page/index.ts')}
      business={unbranded.business}
      brands={brands.map(({ name, look, tagline, header }) => ({ name, look, tagline, links: header.nav }))}
    />
  );
}
