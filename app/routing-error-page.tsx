import { BrandLinks, NotFoundPage } from '@/components/shell/not-found-page';
import { getSite } from '@/content';
import type { Language } from '@/content';

/** The 404 screen for a page that fails to render. Every page contains it, so it has no pictures. */
export function RoutingErrorPage({ language }: { readonly language: Language }) {
  const { brands, site } = getSite(language.code);
  return (
    <NotFoundPage {...site.notFound}>
      <BrandLinks brands={brands.map(({ name, href }) => ({ name, href }))} />
    </NotFoundPage>
  );
}
