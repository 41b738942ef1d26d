import { getSite } from '@/content';
import { getTideStationData } from '@/content/model/tides';

export const dynamic = 'force-static';

/** Exported as a file, because only pages that come to their tides need it. */
export function GET() {
  return Response.json(getTideStationData(getSite().unbranded.business.point));
}
