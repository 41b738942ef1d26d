import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import nextEnv from '@next/env';
import { ContentError, formatSourceLocation, type ContentIssue } from '../../content/fields/content-error';
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

/** Reads the .env files into `process.env` as `next build` does, without its log. */
export function loadEnvFiles(): void {
  nextEnv.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error });
}
