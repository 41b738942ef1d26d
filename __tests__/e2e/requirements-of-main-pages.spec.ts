import { BOUTIQUE, VILLA } from '../support/brands';
import { testPageRequirements } from '../support/e2e/page-requirements';

// all others: `npm run test:slow`
for (const path of [
  '/',
  BOUTIQUE.href,
  VILLA.href,
  VILLA.rooms.listed[0].href,
  BOUTIQUE.pages.room.href,
  BOUTIQUE.pages.contact.href,
  BOUTIQUE.pages.find_room.href,
  VILLA.pages.restaurant.href,
  VILLA.pages.tides.href,
])
  testPageRequirements(path);
