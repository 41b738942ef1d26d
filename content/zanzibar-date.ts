const ZANZIBAR = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Africa/Dar_es_Salaam' });

/** The day in Zanzibar, like "2026-12-24". */
export const zanzibarDate = (moment: Date): string => ZANZIBAR.format(moment);
