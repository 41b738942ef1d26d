import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CommandLineError } from '../support/command-line-error';

/** Has no URL of its own, so no link fetches its data. */
const NOT_FOUND = '404.html';

/** @throws CommandLineError if the data file of a page is missing */
export function assertPageDataIsExported(folder: string, file: string): void {
  if (file !== NOT_FOUND && !existsSync(join(folder, file.replace(/html$/, 'txt'))))
    throw new CommandLineError(
      `${file}: the .txt file beside it, which links to the page fetch, is missing\n  Find out under which name Next exports the data of a page, and whether hosts still need the copies that scripts/export/postprocess-html.ts makes. See docs/next-internals.md.`,
    );
}
