import { Document } from '../document';
import { FamilyShell } from '@/components/shell/family-shell';
import { RoutingErrorBoundary } from '@/components/shell/routing-error-boundary';
import { family } from '@/content';
import { RoutingErrorScreen } from '../routing-error-screen';

/** The root of pages that belong to neither house. */
export default function FamilyLayout({ children }: LayoutProps<'/'>) {
  return (
    <Document dressedAs={family.dressedAs}>
      <RoutingErrorBoundary fallback={<RoutingErrorScreen />}>
        <FamilyShell family={family}>{children}</FamilyShell>
      </RoutingErrorBoundary>
    </Document>
  );
}
