import { leave } from './visitor';

jest.setTimeout(120_000);

afterEach(leave);
