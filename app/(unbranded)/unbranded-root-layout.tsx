import type { ReactNode } from 'react';
import { RootLayout } from '../_components/root-layout';
import { UnbrandedShell } from '@/components/shell/unbranded-shell';
import { RootErrorBoundary } from '@/components/shell/root-error-boundary';
import { RegisterServiceWorker } from '@/components/offline/register-service-worker';
import { getContent, getSite } from '@/content';
import { PageErrorFallback } from '../_components/page-error-fallback';

/** Root layout of pages without a brand, in a language. */
export function UnbrandedRootLayout({
  lang,
  children,
}: {
  readonly lang?: string;
  readonly children: ReactNode;
}) {
  const { unbranded, getBrand } = getSite(lang);
  return (
    <RootLayout themeBrand={unbranded.themeBrand} language={unbranded.language}>
      <RootErrorBoundary fallback={<PageErrorFallback language={unbranded.language} />}>
        <UnbrandedShell content={unbranded} themeBrand={getBrand(unbranded.themeBrand)}>
          {children}
        </UnbrandedShell>
      </RootErrorBoundary>
      {getContent().shared.offline.worksOffline && <RegisterServiceWorker />}
    </RootLayout>
  );
}
