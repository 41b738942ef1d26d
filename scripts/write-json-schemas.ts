// Writes a JSON Schema for every content file, for completion and validation in code editors. Runs after `npm ci` and
// in `npm run check`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createJsonSchemas } from '../content/model/files/json-file-schemas';
import { runMain } from './support/run-main';

export function writeJsonSchemas(): void {
  for (const [file, text] of createJsonSchemas()) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

runMain(import.meta.url, writeJsonSchemas);
