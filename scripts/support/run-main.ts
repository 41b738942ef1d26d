import { existsSync, realpathSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import nextEnv from '@next/env';
import { ContentError, formatSourceLocation, type ContentIssue } from '../../content/fields/content-error';
import { readContentFileText } from '../../content/read/read-text';
import { getProjectFilePath } from '../../lib/get-project-file-path';
import { parseSiteUrl } from '../../lib/parse-site-url';
import packageJson from '../../package.json' with { type: 'json' };

const SHOWN_MISTAKES = 10;

/** An error that is reported without a stack. Its message says what to do. */
export class CommandLineError extends Error {
  override readonly name = 'CommandLineError';
}

/**
 * Runs `main` if its module was started from the command line, not imported by another.
 * Expected errors are printed without a stack.
 * @param moduleUrl `import.meta.url` of the module
 */
export async function runMain(moduleUrl: string, main: () => void | Promise<void>): Promise<void> {
  const [, started] = process.argv;
  if (started === undefined || realpathSync(started) !== fileURLToPath(moduleUrl)) return;
  try {
    assertNodeIsSupported();
    await main();
  } catch (error) {
    process.exitCode = 1;
    if (error instanceof ContentError) printContentError(error);
    else if (error instanceof CommandLineError) console.error(error.message);
    else if (isDiskFull(error)) console.error(DISK_FULL);
    else if (isNotAllowed(error)) console.error(formatNotAllowed(error));
    else throw error;
  }
}

/**
 * npm only warns, in hundreds of lines about packages.
 * @throws CommandLineError if Node.js is older than package.json allows
 */
export function assertNodeIsSupported({ node } = process.versions): void {
  const oldest = packageJson.engines.node.replace('>=', '');
  if (node.localeCompare(oldest, 'en', { numeric: true }) < 0)
    throw new CommandLineError(
      `This is Node.js ${node}: install Node.js ${oldest} or newer (https://nodejs.org), and run "npm ci" again.`,
    );
}

const isDiskFull = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
const DISK_FULL = 'The disk is full.\n  Make room and run it again: what was not finished is made anew.';

const isNotAllowed = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'code' in error && /^(?:EACCES|EPERM|EROFS)$/.test(String(error.code));
const formatNotAllowed = ({ path, code, message }: NodeJS.ErrnoException) =>
  `${path ? relative('', path) : message}: you are not allowed to read or write it (${code}).\n  Make yourself the owner of the project’s folder and all that is in it, or run this in a copy of your own.`;

/** Each mistake is two lines. */
function printContentError({ message, issues }: ContentError): void {
  console.error(
    message
      .split('\n')
      .slice(0, 2 * SHOWN_MISTAKES)
      .join('\n'),
  );
  const more = issues.length - SHOWN_MISTAKES;
  if (more > 0) console.error(`... and ${more} more`);
  if (process.env.GITHUB_ACTIONS)
    for (const issue of issues.slice(0, SHOWN_MISTAKES)) console.log(formatGithubAnnotation(issue));
}

/** Formats an issue as a workflow command. GitHub shows it in the diff, and the owner's editor below its forms. */
function formatGithubAnnotation(issue: ContentIssue): string {
  const escape = (text: string) => text.replace(/[%\r\n]/g, encodeURIComponent);
  const property = (text: string) => escape(text).replace(/[:,]/g, encodeURIComponent);
  const title = `${formatSourceLocation(issue)}: ${issue.problem}`;
  return `::error file=${property(issue.file)},title=${property(title)}::${escape(issue.remedy)}`;
}

/**
 * Reads the .env files into `process.env` as `next build` does, without its log.
 * @throws CommandLineError or ContentError when a file is not in UTF-8, or SITE_URL not an address
 */
export function loadEnvFiles(): void {
  for (const file of ['.env', '.env.local', '.env.production', '.env.production.local'])
    if (existsSync(getProjectFilePath(file))) readContentFileText(file);
  nextEnv.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error });
  try {
    parseSiteUrl(process.env.SITE_URL);
  } catch (error) {
    throw error instanceof Error ? new CommandLineError(error.message) : error;
  }
}
