import { getSite } from '@/content';
import { languages } from '@/content/i18n/languages';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** The menus of all brands in all languages; brands with the same one share its file. */
const menus = () =>
  languages.flatMap(({ code }) => getSite(code).brands.map(({ restaurant }) => restaurant.menu));

export function generateStaticParams() {
  const files = new Set(menus().map(({ file }) => file));
  return [...files].map((file) => ({ menu: file.split('/').slice(2) }));
}

/** Exported as files, so that the owner can change the photos of a menu on the host without a build. */
export async function GET(_request: Request, { params }: RouteContext<'/data/[...menu]'>) {
  const file = ['', 'data', ...(await params).menu].join('/');
  return Response.json(
    menus()
      .find((menu) => menu.file === file)
      ?.items.map(({ photo: _, ...entry }) => entry),
  );
}
