import type { GitBackend } from '@sveltia/cms';

/** The default API URL of each supported code host. */
const APIS = {
  github: 'https://api.github.com',
  gitlab: 'https://gitlab.com/api/v4',
  gitea: 'https://gitea.com/api/v1',
} as const;

/** Matches example repository names from documentation. */
const EXAMPLE_REPOSITORY =
  /^(?:owner|user|username|example|your-?\w*)\/(?:name|website|repo|repository|project)$/i;

/** Whether a backend is one of the code hosts above; "test-repo", which the editor tests use, is not. */
export const isCodeHost = (name: string): name is keyof typeof APIS => name in APIS;

/**
 * Reads the editor's Git backend from environment variables. Returns undefined without ADMIN_REPOSITORY.
 * @throws when a variable is invalid
 */
export function readBackend(
  environment: Readonly<Record<string, string | undefined>>,
): GitBackend | undefined {
  const setting = (name: string) => environment[name]?.trim() ?? '';
  const repo = setting('ADMIN_REPOSITORY');
  if (!repo) return undefined;
  if (!/^[\w.-]+(?:\/[\w.-]+)+$/.test(repo))
    throw new Error(`ADMIN_REPOSITORY is "${repo}". Write the owner and the name, like "joya/website".`);
  if (EXAMPLE_REPOSITORY.test(repo))
    throw new Error(
      `ADMIN_REPOSITORY is "${repo}", an example. Write the owner and the name of your repository.`,
    );
  const name = setting('ADMIN_BACKEND') || 'github';
  if (!isCodeHost(name))
    throw new Error(`ADMIN_BACKEND is "${name}". Write one of ${Object.keys(APIS).join(', ')}.`);
  const api = setting('ADMIN_API');
  if (api && !URL.canParse(api)) throw new Error(`ADMIN_API is "${api}", which is not an address.`);
  const branch = setting('ADMIN_BRANCH');
  return {
    name,
    repo,
    ...(branch && { branch }),
    ...(api && { api_root: api }),
    // signing in with a password would need a server
    auth_methods: ['token'],
  };
}

export const getApiOrigin = ({ name, api_root: api = APIS[name] }: GitBackend) => new URL(api).origin;

/** The page of the code host with the runs that check and publish each change. */
export function getRunsUrl(backend: GitBackend): string {
  const origin = getApiOrigin(backend).replace('://api.', '://');
  return `${origin}/${backend.repo}/${backend.name === 'gitlab' ? '-/pipelines' : 'actions'}`;
}
