import { menuEntries } from '@/content/shared/food-menu';

export const dynamic = 'force-static';

/** Published as a file, so that the owner can change the menu's pictures on the host without a build (NET-02). */
export function GET() {
  return Response.json(menuEntries);
}
