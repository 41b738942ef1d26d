/** What the rules of content ask of Node, answered in the browser: build-editor.ts puts this file in its place. */
import station from '../content/tide-station.json';

export const process = { env: {}, cwd: () => '' };

/** Of the files of content the rules read this one alone, and quote lines of others where they can. */
export function readFileSync(file: string): string {
  if (file.endsWith('tide-station.json')) return JSON.stringify(station);
  throw new Error(`${file} is not here.`);
}

/** Names of notices and offers, which no rule looks at. */
export const createHash = () => ({ update: () => ({ digest: () => '' }) });

const path = { join: (...parts: readonly string[]) => parts.join('/') };
export default path;
