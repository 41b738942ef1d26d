/** Imports that have failed and not succeeded since. */
const missing = new Set<() => Promise<unknown>>();

/** Sets the attribute by which the style sheet of load-error-notice.tsx shows the notice. */
const showFailure = () => document.documentElement.toggleAttribute('data-part-missing', missing.size > 0);

/**
 * Loads code that a part of the page needs. Where that fails, as after a release that no longer has the file, the page
 * says so until a later attempt succeeds, as it does for the scripts that it begins with (browser/script-retry).
 */
export async function importWithErrorNotice<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    const part = await load();
    missing.delete(load);
    return part;
  } catch (error) {
    missing.add(load);
    throw error;
  } finally {
    showFailure();
  }
}

/** Forgets failed imports, for another page, which has other parts. */
export function resetImportErrorNotice(): void {
  missing.clear();
  showFailure();
}
