// Writes the JSON Schema of every file of content, so that editors complete and underline: after `npm ci`, and with
// `npm run check`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { jsonSchemas } from '../content/schema/json-schema';

for (const [file, text] of jsonSchemas()) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
