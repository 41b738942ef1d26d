import { RootDocument } from '../root-document';
import { MinimalLayout } from '@/components/shell/minimal-layout';
import { RoutingErrorBoundary } from '@/components/shell/routing-error-boundary';
import { getBrand, site } from '@/content';
import { RoutingErrorScreen } from '../routing-error-screen';

/** Root layout of pages without a brand. */
export default function UnbrandedLayout({ children }: LayoutProps<'/'>) {
  return (
    <RootDocument themeBrand={getBrand(site.themeBrand)}>
      <RoutingErrorBoundary fallback={<RoutingErrorScreen />}>
        <MinimalLayout site={site}>{children}</MinimalLayout>
      </RoutingErrorBoundary>
    </RootDocument>
  );
}
