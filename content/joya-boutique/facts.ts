/** What the sentences of this folder repeat. */
export const name = 'Joya Boutique';
export const doubleRooms = 6;
