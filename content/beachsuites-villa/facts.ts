import { policyFacts } from '../shared/policies';

const suites = 2;
const guestsOfSuite = 5;

/** What the sentences of this folder repeat, figures exactly as given (GEN-08 to GEN-15): `{suites:words}` in a text is "two". */
export const facts = {
  ...policyFacts,
  suites,
  guestsOfSuite,
  guests: suites * guestsOfSuite,
  doubleBedrooms: 4,
  sofaBeds: 2,
  plungePool: '2x2 m plunge pool',
  juuPool: '4x4 m private pool',
  villaPools: 'private pools of 16 sqm and 25 sqm',
};
