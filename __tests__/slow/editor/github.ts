/** As much of GitHub's API as the editor asks for, with one repository and one token. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { Files } from './editor';

export const TOKEN = 'github_pat_for_tests';

interface CommitInput {
  readonly expectedHeadOid: string;
  readonly fileChanges: {
    readonly additions: readonly { readonly path: string; readonly contents: string }[];
    readonly deletions: readonly { readonly path: string }[];
  };
}

type Answer = readonly [status: number, body?: unknown];

const hash = (data: string | Buffer) => createHash('sha1').update(data).digest('hex');

export class GitHub {
  files = new Map<string, Buffer>();
  /** What the editor has committed. */
  commits: CommitInput['fileChanges'][] = [];
  /** What the token may do; a deleted token is refused. */
  token: 'writes' | 'reads' | 'has no access' | 'is deleted' = 'writes';
  /** Comes between the moment a commit is sent and the moment it is accepted. */
  beforeCommit?: () => void;
  #pushes = 0;

  readonly #server = createServer(async (request, response) => {
    const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*, authorization' };
    const [status, body] = request.method === 'OPTIONS' ? [204] : await this.#answer(request);
    response.writeHead(status, { ...cors, 'content-type': 'application/json' });
    response.end(body === undefined ? undefined : JSON.stringify(body));
  });

  async start(): Promise<void> {
    await once(this.#server.listen(0, '127.0.0.1'), 'listening');
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  reset(files: Files): void {
    this.files = new Map(files);
    this.commits = [];
    this.token = 'writes';
    this.beforeCommit = undefined;
    this.#pushes += 1;
  }

  /** Somebody else's change. */
  push(path: string, text: string): void {
    this.files.set(path, Buffer.from(text));
    this.#pushes += 1;
  }

  get #head(): string {
    return hash(`head ${this.#pushes}`);
  }

  async #answer(request: IncomingMessage): Promise<Answer> {
    const path = request.url ?? '';
    if (request.headers.authorization !== `token ${TOKEN}` || this.token === 'is deleted')
      return [401, { message: 'Bad credentials' }];
    if (path === '/api/v3/user') return [200, { id: 1, login: 'owner', name: 'Owner' }];
    if (path.includes('/collaborators/'))
      return this.token === 'has no access' ? [404, { message: 'Not Found' }] : [204];
    if (path.includes('/git/trees/')) {
      const entries = [...this.files].map(([file, data]) => ({ path: file, data, sha: hash(data) }));
      return [
        200,
        { tree: entries.map(({ data, ...rest }) => ({ ...rest, type: 'blob', size: data.length })) },
      ];
    }
    if (path !== '/api/graphql') return [404, { message: 'Not Found' }];
    const { query, variables } = (await json(request)) as {
      query: string;
      variables: { input?: CommitInput };
    };
    if (variables.input) return [200, this.#commit(query, variables.input)];
    return [200, { data: { repository: this.#repository(query) } }];
  }

  #repository(query: string): Record<string, unknown> {
    const texts = new Map([...this.files.values()].map((data) => [hash(data), data]));
    const author = { name: 'Somebody else', email: '', user: null };
    const commit = { oid: this.#head, message: '', author, committedDate: '2026-11-01T09:00:00Z' };
    const ref = { target: { oid: this.#head, history: { nodes: [commit] } } };
    const contents = [...query.matchAll(/(content_\d+): object\(oid: "(\w+)"\)/g)].map(([, alias, sha]) => [
      alias,
      { text: `${texts.get(sha!)}`, isTruncated: false },
    ]);
    const metadata = [...query.matchAll(/(commit_\d+): +ref\(/g)].map(([, alias]) => [alias, ref]);
    return { ref, ...Object.fromEntries([...contents, ...metadata]) };
  }

  #commit(query: string, { expectedHeadOid, fileChanges }: CommitInput): unknown {
    this.beforeCommit?.();
    if (this.token === 'reads')
      return { errors: [{ type: 'FORBIDDEN', message: 'Resource not accessible by personal access token' }] };
    if (expectedHeadOid !== this.#head)
      return {
        errors: [{ type: 'STALE_DATA', message: `Expected branch to point to "${expectedHeadOid}"` }],
      };
    for (const { path, contents } of fileChanges.additions)
      this.files.set(path, Buffer.from(contents, 'base64'));
    for (const { path } of fileChanges.deletions) this.files.delete(path);
    this.commits.push(fileChanges);
    this.#pushes += 1;
    const shas = [...query.matchAll(/(file_\d+): file\(path: ("[^"]+")\)/g)].map(([, alias, path]) => [
      alias,
      { oid: hash(this.files.get(JSON.parse(path!))!) },
    ]);
    const commit = {
      oid: this.#head,
      committedDate: new Date().toISOString(),
      ...Object.fromEntries(shas),
    };
    return { data: { createCommitOnBranch: { commit } } };
  }
}
