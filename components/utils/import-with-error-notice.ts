/** Imports that have failed and not succeeded since. */
const failedImports = new Set<() => Promise<unknown>>();

/** Sets the attribute by which the style sheet of page-notices.tsx shows the notice. */
const showFailure = () =>
  document.documentElement.toggleAttribute('data-part-missing', failedImports.size > 0);

/**
 * Loads code that a part of the page needs. Where that fails, as after a release that no longer has the file, the page
 * says so until a later attempt succeeds.
 */
export async function importWithErrorNotice<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    const loadedModule = await load();
    failedImports.delete(load);
    return loadedModule;
  } catch (error) {
    failedImports.add(load);
    throw error;
  } finally {
    showFailure();
  }
}

/** Turbopack's name for a script that could not be fetched. */
export const isMissingCode = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError';

/** Forgets failed imports, for another page, which has other parts. */
export function resetImportErrorNotice(): void {
  failedImports.clear();
  showFailure();
}
