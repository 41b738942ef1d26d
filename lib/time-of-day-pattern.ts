/** Matches a time of day with 24 hours: "07:00", "20:30". */
export const TIME_OF_DAY_PATTERN = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
