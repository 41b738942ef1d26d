import { test as base } from '../../browser/support/test';
import { serveCopy } from './copy';

/** Tests of a copy of the project that is changed, built and served before them. */
export function testOfCopy(name: string, change: (copy: string) => unknown) {
  let served: Awaited<ReturnType<typeof serveCopy>> | undefined;
  const test = base.extend({
    baseURL: ({}, use) => use(served?.url),
  });
  test.beforeAll(async () => {
    test.setTimeout(900_000);
    served = await serveCopy(name, change);
  });
  test.afterAll(() => served?.remove());
  return test;
}
