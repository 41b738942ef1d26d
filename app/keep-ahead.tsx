import { KeepOffline } from '@/components/offline/keep-offline';
import { ROOM_GALLERIES_URL } from '@/components/ui/fetch-published';
import { getSite } from '@/content';
import { worksOffline } from '@/content/shared/settings.json';
import type { Brand, Link } from '@/content';

/** Pages of a brand that a guest needs on the way, the most important first. */
export function linksKeptAhead({ pages, rooms }: Brand): readonly Link[] {
  return [
    { label: pages.contact.title, href: pages.contact.href },
    { label: pages.room.title, href: pages.room.href },
    // the house rules stand on every room page
    { label: rooms.words.policies, href: rooms.listed[0].href },
  ];
}

/** Has visited pages kept where there is no network, and ahead of them those of the brand that is visited. */
export function KeepAhead({ lang, brand }: { readonly lang?: string; readonly brand?: Brand }) {
  if (!worksOffline) return null;
  const { offline } = getSite(lang).site;
  const ahead = brand ? [...linksKeptAhead(brand).map(({ href }) => href), ROOM_GALLERIES_URL] : [];
  return <KeepOffline ahead={[offline.href, ...ahead]} />;
}
