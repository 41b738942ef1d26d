import { RegisterServiceWorker } from '@/components/offline/register-service-worker';
import { ROOM_GALLERIES_URL } from '@/components/rooms/parse-room-galleries';
import { getContent, getSite } from '@/content';
import type { LabelledLink } from '@/lib/link-types';
import type { Brand } from '@/content/model';

/** Pages of a brand that a guest needs on the way, the most important first. */
export function getPrecachedPageLinks({ pages, rooms }: Brand): readonly LabelledLink[] {
  return [
    { label: pages.contact.title, href: pages.contact.href },
    { label: pages.room.title, href: pages.room.href },
    // every room page has the house rules
    { label: rooms.labels.policies, href: rooms.listed[0].href },
  ];
}

/** Caches visited pages for offline use, and in advance those that a guest of the visited brand needs. */
export function OfflineCacheSetup({ lang, brand }: { readonly lang?: string; readonly brand?: Brand }) {
  if (!getContent().shared.settings.worksOffline) return null;
  const { offline } = getSite(lang).unbranded;
  const paths = brand ? [...getPrecachedPageLinks(brand).map(({ href }) => href), ROOM_GALLERIES_URL] : [];
  return <RegisterServiceWorker offlinePage={offline.href} pagesAhead={paths} />;
}
