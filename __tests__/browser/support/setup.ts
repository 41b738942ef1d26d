import { closeVisits } from './visitor';

jest.setTimeout(120_000);

// a file may have another environment, without a browser
if ('openVisits' in globalThis) afterEach(closeVisits);
