import { BrandLinks, NotFoundScreen } from '@/components/shell/not-found-screen';
import { getSite } from '@/content';
import type { Language } from '@/content/types';

/** The 404 screen in place of a page that fails. Every page carries it, so it names the brands and shows no pictures. */
export function RoutingErrorScreen({ language }: { readonly language: Language }) {
  const { brands, site } = getSite(language.code);
  return (
    <NotFoundScreen words={site.notFound}>
      <BrandLinks brands={brands.map(({ name, href }) => ({ name, href }))} />
    </NotFoundScreen>
  );
}
