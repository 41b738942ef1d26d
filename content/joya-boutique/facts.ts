import { policyFacts } from '../shared/policies';

/** Facts that several texts of this brand repeat: `{doubleRooms:words}` in a text is "six". */
export const facts = { ...policyFacts, doubleRooms: 6 };
