import type { ReactNode } from 'react';
import { RootDocument } from '../root-document';
import { MinimalLayout } from '@/components/shell/minimal-layout';
import { RoutingErrorBoundary } from '@/components/shell/routing-error-boundary';
import { getSite } from '@/content';
import { Precache } from '../precache';
import { RoutingErrorScreen } from '../routing-error-screen';

/** The root of pages without a brand. */
export function UnbrandedDocument({
  lang,
  children,
}: {
  readonly lang?: string;
  readonly children: ReactNode;
}) {
  const { site, getBrand } = getSite(lang);
  return (
    <RootDocument themeBrand={site.themeBrand} language={site.language}>
      <RoutingErrorBoundary fallback={<RoutingErrorScreen language={site.language} />}>
        <MinimalLayout site={site} look={getBrand(site.themeBrand).look}>
          {children}
        </MinimalLayout>
      </RoutingErrorBoundary>
      <Precache lang={lang} />
    </RootDocument>
  );
}
