import { Document } from '../document';
import { FamilyShell } from '@/components/shell/family-shell';
import { RoutingErrorBoundary } from '@/components/shell/routing-error-boundary';
import { getBrand, site } from '@/content';
import { RoutingErrorScreen } from '../routing-error-screen';

/** The root of pages that belong to no brand. */
export default function FamilyLayout({ children }: LayoutProps<'/'>) {
  return (
    <Document themeBrand={getBrand(site.themeBrand)}>
      <RoutingErrorBoundary fallback={<RoutingErrorScreen />}>
        <FamilyShell family={site}>{children}</FamilyShell>
      </RoutingErrorBoundary>
    </Document>
  );
}
