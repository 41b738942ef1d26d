/** As much of GitHub's API as the editor asks for, with one repository and one token. */
import { createHash } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import type { Files } from './editor';

export const TOKEN = 'github_pat_for_tests';

interface CommitInput {
  readonly fileChanges: {
    readonly additions: readonly { readonly path: string; readonly contents: string }[];
    readonly deletions: readonly { readonly path: string }[];
  };
}

const hash = (data: string | Buffer) => createHash('sha1').update(data).digest('hex');

/** The answer for each alias in a query, by the argument that follows it. */
const aliasesIn = (query: string, pattern: RegExp, answer: (argument: string) => unknown) =>
  Object.fromEntries(
    [...query.matchAll(pattern)].map(([, alias, argument = '']) => [alias, answer(argument)]),
  );

export class GitHub {
  readonly files: Map<string, Buffer>;
  /** What the editor has committed. */
  readonly commits: CommitInput['fileChanges'][] = [];
  /** What the token may do. */
  token: 'writes' | 'reads' = 'writes';
  #pushes = 0;

  constructor(files: Files) {
    this.files = new Map(files);
  }

  answerOn = (page: Page) => page.route('https://api.github.com/**', (route) => this.#answer(route));

  /** Somebody else's change. */
  push(path: string, text: string): void {
    this.files.set(path, Buffer.from(text));
    this.#pushes += 1;
  }

  #answer(route: Route): Promise<void> {
    const request = route.request();
    const path = new URL(request.url()).pathname;
    if (request.headers().authorization !== `token ${TOKEN}`)
      return route.fulfill({ status: 401, json: { message: 'Bad credentials' } });
    if (path === '/user') return route.fulfill({ json: { id: 1, login: 'owner', name: 'Owner' } });
    if (path.includes('/collaborators/')) return route.fulfill({ status: 204 });
    if (path.includes('/git/trees/')) {
      const tree = [...this.files].map(([file, data]) => ({
        path: file,
        sha: hash(data),
        type: 'blob',
        size: data.length,
      }));
      return route.fulfill({ json: { tree } });
    }
    const { query, variables } = request.postDataJSON();
    if (variables.input) return route.fulfill({ json: this.#commit(query, variables.input) });
    return route.fulfill({ json: { data: { repository: this.#repository(query) } } });
  }

  get #head(): string {
    return hash(`head ${this.#pushes}`);
  }

  #repository(query: string): Record<string, unknown> {
    const texts = new Map([...this.files.values()].map((data) => [hash(data), data]));
    const author = { name: 'Somebody else', email: '', user: null };
    const commit = { oid: this.#head, message: '', author, committedDate: '2026-11-01T09:00:00Z' };
    const ref = { target: { oid: this.#head, history: { nodes: [commit] } } };
    return {
      ref,
      ...aliasesIn(query, /(content_\d+): object\(oid: "(\w+)"\)/g, (sha) => ({
        text: `${texts.get(sha)}`,
        isTruncated: false,
      })),
      ...aliasesIn(query, /(commit_\d+): +ref\(/g, () => ref),
    };
  }

  #commit(query: string, { fileChanges }: CommitInput): unknown {
    if (this.token === 'reads')
      return { errors: [{ type: 'FORBIDDEN', message: 'Resource not accessible by personal access token' }] };
    for (const { path, contents } of fileChanges.additions)
      this.push(path, Buffer.from(contents, 'base64').toString());
    for (const { path } of fileChanges.deletions) this.files.delete(path);
    this.commits.push(fileChanges);
    const commit = {
      oid: this.#head,
      committedDate: new Date().toISOString(),
      ...aliasesIn(query, /(file_\d+): file\(path: "([^"]+)"\)/g, (path) => ({
        oid: hash(this.files.get(path)!),
      })),
    };
    return { data: { createCommitOnBranch: { commit } } };
  }
}
