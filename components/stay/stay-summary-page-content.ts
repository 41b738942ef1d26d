import type { ComponentProps } from 'react';
import type { Brand } from '@/content/model';
import type { BookingLinkContent } from '@/content/model/brand';
import type { Business } from '@/content/model/business';
import type { ShareLabels } from '@/content/model/labels';
import type { RoomOption, StayContent } from '@/content/model/stay';
import type { SitePath } from '@/lib/site-path';
import type { StayTides } from '../tides/stay-tides';
import type { BrandCapacity } from '@/lib/occupancy';

/** What the summary of a stay is made of, apart from the stay. */
export interface StaySummaryPageContent {
  /** Valid values of `?room=`. */
  readonly rooms: readonly RoomOption[];
  /** The room of an unknown `?room=`, and of a page without a search. */
  readonly defaultRoom: RoomOption;
  readonly capacity: BrandCapacity;
  readonly content: StayContent;
  readonly booking: BookingLinkContent;
  readonly findRoomHref: string;
  readonly contactHref: SitePath;
  readonly shareLabels: ShareLabels;
  readonly business: Pick<Business, 'phone' | 'phoneText' | 'whatsApp' | 'location'>;
  readonly tides: Omit<ComponentProps<typeof StayTides>, 'from' | 'until'>;
  readonly brand: Pick<Brand, 'id' | 'name'>;
}
