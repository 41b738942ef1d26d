import { brands, getBrand } from '@/content';
import { atomFeed } from '../../atom-feed';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return brands.map(({ id }) => ({ brand: id }));
}

export async function GET(_request: Request, { params }: RouteContext<'/[brand]/feed.xml'>) {
  return atomFeed(getBrand((await params).brand));
}
