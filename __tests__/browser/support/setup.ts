import { closeVisits } from './visitor';

jest.setTimeout(120_000);

afterEach(closeVisits);
