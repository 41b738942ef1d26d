import type { ReactNode } from 'react';
import { RootLayout } from '../root-layout';
import { UnbrandedShell } from '@/components/shell/unbranded-shell';
import { RootErrorBoundary } from '@/components/shell/root-error-boundary';
import { getSite } from '@/content';
import { OfflineCache } from '../offline-cache';
import { PageErrorFallback } from '../page-error-fallback';

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
      <RootErrorBoundary fallback={<PageErrorFallback language={site.language} />}>
        <UnbrandedShell site={site} look={getBrand(site.themeBrand).look}>
          {children}
        </UnbrandedShell>
      </RootErrorBoundary>
      <OfflineCache lang={lang} />
    </RootLayout>
  );
}
