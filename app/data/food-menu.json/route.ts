import { menuEntryOf } from '@/components/restaurant/menu-entry';
import { brands } from '@/content';

export const dynamic = 'force-static';

/** Exported as a file, so that the owner can change the menu's pictures on the host without a build. */
export function GET() {
  return Response.json(brands[0]?.restaurant.menu.items.map(menuEntryOf));
}
