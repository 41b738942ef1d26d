import { NotFoundScreen } from '@/components/shell/not-found-screen';
import { family } from '@/content';

/** The 404 screen in place of a page that fails; every page carries it. */
export function RoutingErrorScreen() {
  return <NotFoundScreen words={family.notFound} />;
}
