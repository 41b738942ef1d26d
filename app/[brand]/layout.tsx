import { RootLayout } from '../root-layout';
import { RootErrorBoundary } from '@/components/shell/root-error-boundary';
import { Shell } from '@/components/shell/shell';
import { brands } from '@/content';
import { OfflineCache } from '../offline-cache';
import { currentBrand } from '../current-brand';
import { PageErrorFallback } from '../page-error-fallback';

export const dynamicParams = false;

export function generateStaticParams() {
  return brands.map(({ id }) => ({ brand: id }));
}

export default async function BrandLayout({ children }: LayoutProps<'/[brand]'>) {
  const brand = await currentBrand();
  return (
    <RootLayout themeBrand={brand.id} language={brand.language}>
      <RootErrorBoundary fallback={<PageErrorFallback language={brand.language} />}>
        <Shell brand={brand}>{children}</Shell>
      </RootErrorBoundary>
      <OfflineCache lang={brand.language.code} brand={brand} />
    </RootLayout>
  );
}
