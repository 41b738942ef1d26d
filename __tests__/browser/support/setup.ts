import { leave } from './visitor';

jest.setTimeout(60_000);

afterEach(leave);
