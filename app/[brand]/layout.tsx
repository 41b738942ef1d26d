import { RootLayout } from '../root-layout';
import { RoutingErrorBoundary } from '@/components/shell/routing-error-boundary';
import { Shell } from '@/components/shell/shell';
import { brands } from '@/content';
import { OfflineCache } from '../offline-cache';
import { currentBrand } from '../current-brand';
import { RoutingErrorPage } from '../routing-error-page';

export const dynamicParams = false;

export function generateStaticParams() {
  return brands.map(({ id }) => ({ brand: id }));
}

export default async function BrandLayout({ children }: LayoutProps<'/[brand]'>) {
  const brand = await currentBrand();
  return (
    <RootLayout themeBrand={brand.id} language={brand.language}>
      <RoutingErrorBoundary fallback={<RoutingErrorPage language={brand.language} />}>
        <Shell brand={brand}>{children}</Shell>
      </RoutingErrorBoundary>
      <OfflineCache lang={brand.language.code} brand={brand} />
    </RootLayout>
  );
}
