export interface RoomsAndGuests {
  readonly rooms: number;
  readonly adults: number;
  readonly children: number;
}

/** The least that a visitor can choose. There is no maximum, as specified (FND-07). */
export const MIN_ROOMS_AND_GUESTS: RoomsAndGuests = { rooms: 1, adults: 1, children: 0 };

/** How many rooms a brand has, and for how many guests. */
export interface BrandCapacity {
  readonly rooms: number;
  /** Guests that all rooms together have beds for. */
  readonly sleeps: number;
}

/** The same with no more rooms and guests than the brand can hold. */
export const limitRoomsAndGuests = <T extends RoomsAndGuests>(
  roomsAndGuests: T,
  { rooms, sleeps }: BrandCapacity,
): T => ({
  ...roomsAndGuests,
  rooms: Math.min(roomsAndGuests.rooms, rooms),
  adults: Math.min(roomsAndGuests.adults, sleeps),
  children: Math.min(roomsAndGuests.children, sleeps),
});
