import { getSite } from '@/content';
import { getTideCalculatorInput } from '@/content/model/tides';

export const dynamic = 'force-static';

/** Exported as a file, because only pages that come to their tides need it. */
export function GET() {
  return Response.json(getTideCalculatorInput(getSite().unbranded.business.point));
}
