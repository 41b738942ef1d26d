import { isContentAsHandedOver } from './content-as-handed-over.mjs';

/** For what holds of content as it was handed over, and `npm run check` does not ask of an owner's. */
export const testContentAsHandedOver = isContentAsHandedOver ? test : test.skip;
