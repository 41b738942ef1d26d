import * as React from 'react';
import * as ReactDom from 'react-dom';

/**
 * Imports modules again, without what they have kept: data files are fetched once a visit. React stays the one that
 * renders.
 */
export async function importIsolated<Module>(load: () => Promise<Module>): Promise<Module> {
  let imported: Module;
  await jest.isolateModulesAsync(async () => {
    jest.doMock('react', () => React);
    jest.doMock('react-dom', () => ReactDom);
    imported = await load();
  });
  return imported!;
}
