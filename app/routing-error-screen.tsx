import { BrandLinks, NotFoundScreen } from '@/components/shell/not-found-screen';
import { brands, site } from '@/content';

/** The 404 screen for a page that fails to render. Every page contains it, so it has no pictures. */
export function RoutingErrorScreen() {
  return (
    <NotFoundScreen {...site.notFound}>
      <BrandLinks brands={brands.map(({ name, href }) => ({ name, href }))} />
    </NotFoundScreen>
  );
}
