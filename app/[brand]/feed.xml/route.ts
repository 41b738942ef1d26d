import { getBrand, getSite } from '@/content';
import { createAtomFeedResponse } from '../../_lib/create-atom-feed-response';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return getSite().brands.map(({ id }) => ({ brand: id }));
}

export async function GET(_request: Request, { params }: RouteContext<'/[brand]/feed.xml'>) {
  return createAtomFeedResponse(getBrand((await params).brand));
}
