import { BrandLinks, NotFoundScreen } from '@/components/shell/not-found-screen';
import { getSite } from '@/content';
import type { Language } from '@/content/i18n/languages';

/** The 404 screen for a page that fails to render. Every page contains it, so it has no photos. */
export function PageErrorFallback({ language }: { readonly language: Language }) {
  const { brands, unbranded } = getSite(language.code);
  return (
    <NotFoundScreen {...unbranded.notFound}>
      <BrandLinks brands={brands.map(({ name, href }) => ({ name, href }))} />
    </NotFoundScreen>
  );
}
