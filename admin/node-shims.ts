/** Browser replacements for the Node APIs that content/ uses: build-editor.ts resolves `node:…` to this file. */
import station from '@/content/tide-station.json';

export const process = { env: {}, cwd: () => '' };

/** The content model reads only tide-station.json. Error messages look up line numbers and go without where this throws. */
export function readFileSync(file: string): string {
  if (file.endsWith('tide-station.json')) return JSON.stringify(station);
  throw new Error(`${file} is not here.`);
}

/** Makes the ids of notices and offers, on which no rule depends. */
export const createHash = () => ({ update: () => ({ digest: () => '' }) });

const path = { join: (...parts: readonly string[]) => parts.join('/') };
export default path;
