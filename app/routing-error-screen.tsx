import { NotFoundScreen } from '@/components/shell/not-found-screen';
import { brands, family } from '@/content';

/** The 404 screen with the doors of all houses; its pictures load only where it is shown. */
export function RoutingErrorScreen() {
  const doors = Object.values(brands).map((brand) => ({ ...brand, href: `/${brand.id}` }));
  return <NotFoundScreen words={family.notFound} doors={doors} />;
}
