import { getBrand } from '@/content';
import { atomFeed } from '../../../../atom-feed';

export { generateStaticParams } from '../layout';

export const dynamic = 'force-static';
export const dynamicParams = false;

export async function GET(_request: Request, { params }: RouteContext<'/[brand]/[lang]/feed.xml'>) {
  const { brand, lang } = await params;
  return atomFeed(getBrand(brand, lang));
}
