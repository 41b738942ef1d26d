import type { ReactNode } from 'react';
import { RootLayout } from '../root-layout';
import { UnbrandedLayout } from '@/components/shell/unbranded-layout';
import { RoutingErrorBoundary } from '@/components/shell/routing-error-boundary';
import { getSite } from '@/content';
import { OfflineCache } from '../offline-cache';
import { RoutingErrorPage } from '../routing-error-page';

/** The root of pages without a brand. */
export function UnbrandedRootLayout({
  lang,
  children,
}: {
  readonly lang?: string;
  readonly children: ReactNode;
}) {
  const { site, getBrand } = getSite(lang);
  return (
    <RootLayout themeBrand={site.themeBrand} language={site.language}>
      <RoutingErrorBoundary fallback={<RoutingErrorPage language={site.language} />}>
        <UnbrandedLayout site={site} look={getBrand(site.themeBrand).look}>
          {children}
        </UnbrandedLayout>
      </RoutingErrorBoundary>
      <OfflineCache lang={lang} />
    </RootLayout>
  );
}
