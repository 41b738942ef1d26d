/** Facts that several texts of this brand repeat. */
export const name = 'Joya Boutique';
export const doubleRooms = 6;
