import { getBrand } from '@/content';
import { createAtomFeedResponse } from '../../../../_lib/create-atom-feed-response';

export { generateStaticParams } from '../layout';

export const dynamic = 'force-static';
export const dynamicParams = false;

export async function GET(_request: Request, { params }: RouteContext<'/[brand]/[lang]/feed.xml'>) {
  const { brand, lang } = await params;
  return createAtomFeedResponse(getBrand(brand, lang));
}
