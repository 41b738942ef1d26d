/** Facts that several texts of this brand repeat; figures exactly as given (GEN-08 to GEN-15). */
export const name = 'Beach Suites & Villa';
export const suites = 2;
export const guestsPerSuite = 5;
export const guests = suites * guestsPerSuite;
export const doubleBedrooms = 4;
export const sofaBeds = 2;
export const plungePool = '2x2 m plunge pool';
export const juuPool = '4x4 m private pool';
export const villaPools = 'private pools of 16 sqm and 25 sqm';
