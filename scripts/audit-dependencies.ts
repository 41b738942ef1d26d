// `npm run audit`: known vulnerabilities of the packages that visitors or the owner's editor load, and of their
// dependencies. Exits 1 if there is one. If the registry does not answer, as behind some company mirrors, it prints
// that and does not fail; on GitHub it becomes a warning of the run.
import { spawnSync } from 'node:child_process';

// --include in place of that of .npmrc, which would undo --omit
const { stdout, error } = spawnSync('npm audit --omit=dev --include=prod --json', {
  shell: true,
  encoding: 'utf8',
});

interface AuditReport {
  readonly metadata?: { readonly vulnerabilities?: { readonly total: number } };
  readonly vulnerabilities?: Readonly<
    Record<string, { readonly name: string; readonly severity: string; readonly range: string }>
  >;
  readonly message?: string;
}

function parse(text: string): AuditReport {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

const { metadata, vulnerabilities, message } = parse(stdout);
if (!metadata?.vulnerabilities) {
  const annotation = process.env.GITHUB_ACTIONS ? '::warning title=Audit not run::' : '';
  console.log(
    `${annotation}Audit: not run, the registry did not answer (${error?.message ?? message ?? 'no report'}).`,
  );
} else {
  for (const { name, severity, range } of Object.values(vulnerabilities ?? {})) {
    console.log(`${severity.padEnd(9)} ${name} ${range}`);
  }
  const { total } = metadata.vulnerabilities;
  console.log(
    `Audit: ${total === 0 ? 'no known vulnerabilities' : `${total} known vulnerabilities; see "npm audit"`}.`,
  );
  process.exitCode = total === 0 ? 0 : 1;
}
