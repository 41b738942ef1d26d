import { atomFeed } from '../../../../atom-feed';
import { readBrand } from '../../../../read-brand';

export { generateStaticParams } from '../layout';

export const dynamic = 'force-static';
export const dynamicParams = false;

export async function GET(_request: Request, { params }: RouteContext<'/[brand]/[lang]/feed.xml'>) {
  return atomFeed(await readBrand(params));
}
