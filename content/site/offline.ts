/**
 * Pages that a guest has opened stay readable where there is no network, and so do the contact page, the room list and
 * the house rules. With `false` the next upload takes this away from every guest who has it, with all that was kept.
 */
export const worksOffline: boolean = true;
