import { policyFacts } from '../shared/policies';

const suites = 2;
const guestsPerSuite = 5;

/** Facts that several texts of this brand repeat, figures exactly as given (GEN-08 to GEN-15): `{suites:words}` in a text is "two". */
export const facts = {
  ...policyFacts,
  suites,
  guestsPerSuite,
  guests: suites * guestsPerSuite,
  doubleBedrooms: 4,
  sofaBeds: 2,
  plungePool: '2x2 m plunge pool',
  juuPool: '4x4 m private pool',
  villaPools: 'private pools of 16 sqm and 25 sqm',
};
