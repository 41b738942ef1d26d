import { basename } from 'node:path';
import Sequencer from '@jest/test-sequencer';

/** The files that take longest, longest first: none of them may begin when the others are nearly done. */
const LONGEST = ['every-kind-of-page.test.ts', 'hero.test.ts'];

const rank = ({ path }) => {
  const at = LONGEST.indexOf(basename(path));
  return at === -1 ? LONGEST.length : at;
};

/** Jest's own order (failed before, slow before, large), but for the files that are known to be long. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((one, other) => rank(one) - rank(other));
  }
}
