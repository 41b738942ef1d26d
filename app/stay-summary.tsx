import { StayScreen } from '@/components/stay/stay-screen';
import { Section } from '@/components/ui/section/section';
import { stayRooms } from '@/content/stay-rooms';
import type { Brand } from '@/content/types';

interface StaySummaryProps {
  readonly brand: Brand;
  readonly belowBanner?: boolean;
}

/** A stay at the house, as the address describes it. */
export function StaySummary({ brand, belowBanner }: StaySummaryProps) {
  return (
    <Section labelledBy="stay">
      <StayScreen
        {...stayRooms(brand)}
        content={brand.stay}
        booking={brand.booking}
        base={`/${brand.id}`}
        belowBanner={belowBanner}
      />
    </Section>
  );
}
