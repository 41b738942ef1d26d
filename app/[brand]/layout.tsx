import { RootLayout } from '../_components/root-layout';
import { RootErrorBoundary } from '@/components/shell/root-error-boundary';
import { BrandShell } from '@/components/shell/brand-shell';
import { RegisterServiceWorker } from '@/components/offline/register-service-worker';
import { getContent, getSite } from '@/content';
import { getCurrentBrand } from '../_lib/current-brand';
import { PageErrorFallback } from '../_components/page-error-fallback';

export const dynamicParams = false;

export function generateStaticParams() {
  return getSite().brands.map(({ id }) => ({ brand: id }));
}

export default async function BrandLayout({ children }: LayoutProps<'/[brand]'>) {
  const brand = await getCurrentBrand();
  return (
    <RootLayout themeBrand={brand.id} language={brand.language}>
      <RootErrorBoundary fallback={<PageErrorFallback language={brand.language} />}>
        <BrandShell brand={brand}>{children}</BrandShell>
      </RootErrorBoundary>
      {getContent().shared.offline.worksOffline && <RegisterServiceWorker />}
    </RootLayout>
  );
}
