import { RootDocument } from '../root-document';
import { RoutingErrorBoundary } from '@/components/shell/routing-error-boundary';
import { Shell } from '@/components/shell/shell';
import { brands, getBrand } from '@/content';
import { RoutingErrorScreen } from '../routing-error-screen';

export const dynamicParams = false;

export function generateStaticParams() {
  return brands.map(({ id }) => ({ brand: id }));
}

export default async function BrandLayout({ children, params }: LayoutProps<'/[brand]'>) {
  const brand = getBrand((await params).brand);
  return (
    <RootDocument themeBrand={brand}>
      <RoutingErrorBoundary fallback={<RoutingErrorScreen />}>
        <Shell brand={brand}>{children}</Shell>
      </RoutingErrorBoundary>
    </RootDocument>
  );
}
