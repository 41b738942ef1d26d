import { menuEntries } from '@/content/shared/food-menu';

export const dynamic = 'force-static';

/** Exported as a file, so that the owner can change the menu's pictures on the host without a build. */
export function GET() {
  return Response.json(menuEntries);
}
