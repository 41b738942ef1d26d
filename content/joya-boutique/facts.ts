import { policyFacts } from '../shared/policies';

/** What the sentences of this folder repeat: `{doubleRooms:words}` in a text is "six". */
export const facts = { ...policyFacts, doubleRooms: 6 };
