// Writes the JSON Schema of every content file, with which editors complete and underline. Runs after `npm ci`, and in
// `npm run check`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { jsonSchemas } from '../content/model/json-file-schemas';
import { runMain } from './support/run-main';

export function writeJsonSchemas(): void {
  for (const [file, text] of jsonSchemas()) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

runMain(import.meta.url, writeJsonSchemas);
