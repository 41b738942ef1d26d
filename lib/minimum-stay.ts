import { addDays } from './dates';
import { findSeasonOfNight, type SeasonNights } from './season-nights';

interface MinimumStay {
  readonly minNights: number;
  /** Of its season. */
  readonly name?: string;
}

/** How many nights a stay has at least, by season and in all other nights. */
export interface MinimumStays {
  readonly seasons: readonly (SeasonNights & Required<MinimumStay>)[];
  readonly otherNights?: MinimumStay | undefined;
}

/** The minimum that a stay is too short for. From its check-in, that many nights are enough. */
export function findUnmetMinimumStay(
  { seasons, otherNights }: MinimumStays,
  checkIn: string,
  nights: number,
): MinimumStay | undefined {
  let unmet: MinimumStay | undefined;
  // nights that are added can be in a season that asks for more
  for (let index = 0; index < (unmet?.minNights ?? nights); index++) {
    const minimum = findSeasonOfNight(seasons, addDays(checkIn, index)) ?? otherNights;
    if (minimum && minimum.minNights > (unmet?.minNights ?? nights)) unmet = minimum;
  }
  return unmet;
}
