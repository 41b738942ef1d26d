import { menuEntryOf } from '@/components/restaurant/menu-entry';
import { getSite } from '@/content';
import { languages } from '@/content/languages';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return languages.slice(1).map(({ code: lang }) => ({ lang }));
}

/** The same file as /data/food-menu.json, with its words in another language. */
export async function GET(_request: Request, { params }: RouteContext<'/data/[lang]/food-menu.json'>) {
  const [brand] = getSite((await params).lang).brands;
  return Response.json(brand?.restaurant.menu.items.map(menuEntryOf));
}
