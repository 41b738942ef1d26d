import { BrandLinks, NotFoundScreen } from '@/components/shell/not-found-screen';
import { brands, site } from '@/content';

/** The 404 screen in place of a page that fails. Every page carries it, so it names the brands and shows no pictures. */
export function RoutingErrorScreen() {
  return (
    <NotFoundScreen {...site.notFound}>
      <BrandLinks brands={brands.map(({ name, href }) => ({ name, href }))} />
    </NotFoundScreen>
  );
}
