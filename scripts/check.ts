// `npm run check`: reads all content and puts the site together in every language. Each mistake is two lines: where it is
// and what is wrong, then what to write instead.
import { getSite } from '../content';
import { languages } from '../content/languages';

for (const { code } of languages) getSite(code);
console.log(`Content: nothing wrong (${(performance.now() / 1000).toFixed(1)} s)`);
