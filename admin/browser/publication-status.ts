/** Shows the publication status of the last saved change below the editor. */
import type { GitBackend } from '@sveltia/cms';
import { getApiUrl } from '../shared/backend-settings';

/** The status that the editor shows. */
export interface PublicationStatus {
  readonly text: string;
  /** The page of the code host with details. */
  readonly href?: string;
  /** Whether the state can still change. */
  readonly isPending: boolean;
}

/** Sends a GET request to the code host's API and returns the JSON. */
export type GitApiFetch = (path: string) => Promise<unknown>;

interface Commit {
  readonly sha: string;
}
interface Run {
  readonly id: number;
  readonly path: string;
  readonly event: string;
  readonly status: string;
  readonly conclusion: string | null;
  readonly html_url: string;
  readonly updated_at: string;
}
interface Job {
  readonly id: number;
  readonly name: string;
  readonly conclusion: string | null;
}
interface Annotation {
  readonly annotation_level: string;
  readonly title: string | null;
  readonly message: string;
}

const WORKFLOW = '.github/workflows/ci.yml';

const clock = (date: string) => new Date(date).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });

/**
 * Returns the publication status of the latest commit of the branch.
 * @throws when a request fails
 */
export async function fetchPublicationStatus(
  ask: GitApiFetch,
  repository: string,
  branch: string,
): Promise<PublicationStatus> {
  const repo = `/repos/${repository}`;
  const { sha } = (await ask(`${repo}/commits/${branch}`)) as Commit;
  const { workflow_runs: runs } = (await ask(`${repo}/actions/runs?head_sha=${sha}`)) as {
    readonly workflow_runs: readonly Run[];
  };
  const run = selectRun(runs);
  if (!run || run.status !== 'completed')
    return { text: 'Your last change is being checked.', href: run?.html_url, isPending: true };
  const { jobs } = (await ask(`${repo}/actions/runs/${run.id}/jobs`)) as { readonly jobs: readonly Job[] };
  const { html_url: href } = run;
  if (run.conclusion === 'success') {
    const isPublished = jobs.some(({ name, conclusion }) => name === 'publish' && conclusion === 'success');
    const when = clock(run.updated_at);
    return {
      text: isPublished
        ? `Published at ${when}.`
        : `Checked at ${when}: nothing is wrong. Nothing publishes it yet.`,
      href,
      isPending: false,
    };
  }
  if (run.conclusion === 'cancelled')
    return {
      text: 'The check was cancelled: guests see the site as it was. The next change or the nightly check tries again.',
      href,
      isPending: true,
    };
  const failed = jobs.find(({ conclusion }) => conclusion === 'failure');
  const mistake = failed && (await describeMistake(ask, repo, failed));
  return {
    text: `Stopped: guests see the site as it was.\n${mistake ?? 'The page of the code host says why.'}`,
    href,
    isPending: false,
  };
}

/**
 * The run that decides whether a commit is published: one that passed, or else the newest, because a newer run, such as
 * that of the night, cancels an older one.
 */
function selectRun(runs: readonly Run[]): Run | undefined {
  const ofBranch = runs.filter(({ path, event }) => path.startsWith(WORKFLOW) && event !== 'pull_request');
  return (
    ofBranch.find(({ conclusion }) => conclusion === 'success') ??
    ofBranch.find(({ conclusion }) => conclusion !== 'cancelled') ??
    ofBranch[0]
  );
}

/** Returns the error that `npm run check` printed, or undefined if the token has no permission to read it. */
async function describeMistake(ask: GitApiFetch, repo: string, { id }: Job): Promise<string | undefined> {
  try {
    const annotations = (await ask(`${repo}/check-runs/${id}/annotations`)) as readonly Annotation[];
    const annotation = annotations.find(({ annotation_level: level, title }) => level === 'failure' && title);
    return annotation && [annotation.title, annotation.message].join('\n');
  } catch {
    return undefined;
  }
}

/** The polling interval, and how long the last change is polled. */
const POLL_INTERVAL_MS = 10_000;
const POLL_DURATION_MS = 45 * 60_000;

/**
 * Shows the status below the editor and starts polling.
 * @returns a function that starts polling again after a save
 */
export function showPublicationStatus(backend: GitBackend): { readonly followPublication: () => void } {
  if (backend.name !== 'github') return { followPublication: () => undefined };
  const api = getApiUrl(backend);
  const box = document.createElement('div');
  box.className = 'publication';
  box.setAttribute('role', 'status');
  document.body.append(box);

  const ask: GitApiFetch = async (path) => {
    const response = await fetch(api + path, {
      headers: { Authorization: `token ${readToken()}`, Accept: 'application/vnd.github+json' },
      cache: 'no-store',
    });
    if (!response.ok) throw new Error(`${response.status}`);
    return response.json();
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let until = 0;
  async function update() {
    if (readToken())
      try {
        const state = await fetchPublicationStatus(ask, backend.repo, backend.branch ?? 'HEAD');
        show(box, state);
        if (!state.isPending) return;
      } catch {
        // show nothing: Sveltia itself reports problems with the network or the token
        box.replaceChildren();
      }
    if (Date.now() < until) timer = setTimeout(() => void update(), POLL_INTERVAL_MS);
  }
  function followPublication() {
    clearTimeout(timer);
    until = Date.now() + POLL_DURATION_MS;
    void update();
  }
  followPublication();
  return { followPublication };
}

function show(box: HTMLElement, { text, href }: PublicationStatus): void {
  const words = document.createElement('p');
  words.textContent = text;
  const link = document.createElement('a');
  Object.assign(link, { href, target: '_blank', rel: 'noreferrer', textContent: 'More' });
  box.replaceChildren(words, ...(href ? [link] : []));
}

/** Reads the access token from the local storage entry of Sveltia. */
function readToken(): string | undefined {
  try {
    return JSON.parse(localStorage.getItem('sveltia-cms.user') ?? '{}').token;
  } catch {
    return undefined;
  }
}
