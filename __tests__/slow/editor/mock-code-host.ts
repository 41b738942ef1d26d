import { hash } from 'node:crypto';
import type { Page, Route } from '../../support/e2e/fixtures';

const API = 'https://api.github.com';
const REPOSITORY = '/repos/joya/website';

interface CommitInput {
  readonly fileChanges: {
    readonly additions: readonly { readonly path: string; readonly contents: string }[];
  };
}

/** A mock of GitHub with what the editor uses: one branch, whose files a test can see. */
export class CodeHost {
  /** "lost": no request reaches it. */
  state: 'open' | 'lost' = 'open';
  token = 'github_pat_for_tests';
  /** Paths of each change that the editor has saved. */
  readonly saved: string[][] = [];
  readonly files: Map<string, Buffer>;
  #head = 1;

  constructor(files: ReadonlyMap<string, Buffer>) {
    this.files = new Map(files);
  }

  /** Responds to the requests of a page. */
  async interceptRequests(page: Page): Promise<void> {
    await page.route(`${API}/**`, (route) => this.#respond(route));
  }

  async #respond(route: Route): Promise<void> {
    if (this.state === 'lost') return route.abort('internetdisconnected');
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (request.headers().authorization !== `token ${this.token}`)
      return route.fulfill({ status: 401, json: { message: 'Bad credentials' } });
    if (pathname === '/user') return route.fulfill({ json: { id: 1, login: 'owner', name: 'Owner' } });
    if (pathname === `${REPOSITORY}/collaborators/owner`) return route.fulfill({ status: 204 });
    if (pathname.startsWith(`${REPOSITORY}/git/trees/`))
      return route.fulfill({ json: { tree: this.#tree() } });
    if (pathname.startsWith(`${REPOSITORY}/git/blobs/`))
      return route.fulfill({
        body: this.#blob(pathname.split('/').at(-1)!),
        contentType: 'application/octet-stream',
      });
    if (pathname !== '/graphql') return route.fulfill({ status: 404, json: { message: 'Not Found' } });
    const { query, variables } = request.postDataJSON();
    return query.includes('createCommitOnBranch')
      ? route.fulfill({ json: this.#commit(variables.input) })
      : route.fulfill({ json: { data: { repository: this.#read(query) } } });
  }

  #tree() {
    return [...this.files].map(([path, data]) => ({
      type: 'blob',
      path,
      sha: getSha(data),
      size: data.length,
    }));
  }

  #blob = (sha: string) => [...this.files.values()].find((data) => getSha(data) === sha)!;

  /** The data of a GraphQL query, by the aliases in it. */
  #read(query: string) {
    const author = { name: 'Somebody', email: 'somebody@host.example', user: { id: 2, login: 'somebody' } };
    const committedDate = '2027-01-11T11:02:00Z';
    const node = { oid: this.#oid(), message: 'A change', author, committedDate };
    const ref = { target: { history: { nodes: [node] } } };
    const texts = [...query.matchAll(/(\w+): object\(oid: "(\w+)"\)/g)].map(
      ([, name, sha]) => [name, { text: `${this.#blob(sha!)}`, isTruncated: false }] as const,
    );
    const histories = [...query.matchAll(/(\w+): ref\(/g)].map(([, name]) => [name, ref] as const);
    return { ref, defaultBranchRef: { name: 'main' }, ...Object.fromEntries([...texts, ...histories]) };
  }

  #commit({ fileChanges: { additions } }: CommitInput) {
    for (const { path, contents } of additions) this.files.set(path, Buffer.from(contents, 'base64'));
    this.#head += 1;
    this.saved.push(additions.map(({ path }) => path));
    const files = additions.map(({ path }, index) => [
      `file_${index}`,
      { oid: getSha(this.files.get(path)!) },
    ]);
    const commit = {
      oid: this.#oid(),
      committedDate: '2027-01-11T11:02:00Z',
      ...Object.fromEntries(files),
    };
    return { data: { createCommitOnBranch: { commit } } };
  }

  #oid = () => hash('sha1', String(this.#head));
}

const getSha = (data: Buffer) => hash('sha1', data);
