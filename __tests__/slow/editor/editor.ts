import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, test as base } from '../../browser/support/test';
import { serveExport } from '../../../scripts/serve.mjs';
import { GitHub } from './github';

/** The editor, built for these tests alone. */
const FOLDER = '.cache/editor-test';
/** Where Sveltia's backend for tests keeps its files. */
const BROWSER_FOLDER = 'sveltia-cms-test';

export type Files = ReadonlyMap<string, Buffer>;

interface Fixtures {
  /** Where the files are that the editor edits. */
  files: 'in the browser' | 'at GitHub';
  gitHub: GitHub;
}

export const test = base.extend<Fixtures, { editorUrl: string }>({
  editorUrl: [
    async ({}, use) => {
      const env = { ...process.env, ADMIN_REPOSITORY: 'joya/website', ADMIN_BRANCH: 'main' };
      execFileSync(process.execPath, ['scripts/run.mjs', 'admin', FOLDER], { env });
      const site = await serveExport({ folder: FOLDER, host: '127.0.0.1' });
      await use(`http://127.0.0.1:${site.port}/admin/`);
      await site.close();
    },
    { scope: 'worker' },
  ],
  files: ['in the browser', { option: true }],
  gitHub: ({}, use) => use(new GitHub(filesOfContent())),
  page: async ({ page, files, gitHub }, use) => {
    if (files === 'at GitHub') await gitHub.answerOn(page);
    else
      await page.route('**/admin/config.json*', async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ json: { ...(await answer.json()), backend: { name: 'test-repo' } } });
      });
    await use(page);
  },
});

/** Everything in content/ that the forms edit. */
export function filesOfContent(folder = 'content'): Files {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const edited = names.filter((name) => /^(?!schema|languages).*\.(?:json|md|jpe?g|png|webp)$/.test(name));
  return new Map(edited.map((name) => [`content/${name}`, readFileSync(join(folder, name))]));
}

/** Opens the editor on files that the browser keeps. */
export async function openEditor(page: Page, url: string, files: Files): Promise<void> {
  await page.goto(`${url}icon.svg`);
  await writeFiles(page, files);
  await page.goto(url);
  await page.getByRole('button', { name: 'Work with Test Repository' }).click();
  await expect(page.getByRole('treeitem', { name: 'Rooms' })).toBeVisible();
}

export async function writeFiles(page: Page, files: Files): Promise<void> {
  for (const [path, data] of files) {
    await page.evaluate(
      async ([root, path, data]) => {
        const storage = await navigator.storage.getDirectory();
        let folder = await storage.getDirectoryHandle(root, { create: true });
        const names = path.split('/');
        const name = names.pop()!;
        for (const one of names) folder = await folder.getDirectoryHandle(one, { create: true });
        const file = await (await folder.getFileHandle(name, { create: true })).createWritable();
        await file.write(await (await fetch(`data:;base64,${data}`)).blob());
        await file.close();
      },
      [BROWSER_FOLDER, path, data.toString('base64')] as const,
    );
  }
}

/** All files that the browser keeps. */
export async function readFiles(page: Page): Promise<Files> {
  const files = await page.evaluate(async (root) => {
    async function read(folder: FileSystemDirectoryHandle, path: string): Promise<[string, string][]> {
      const found: [string, string][] = [];
      for await (const [name, handle] of folder.entries()) {
        if (handle instanceof FileSystemDirectoryHandle)
          found.push(...(await read(handle, `${path}${name}/`)));
        else {
          const bytes = new Uint8Array(
            await (await (handle as FileSystemFileHandle).getFile()).arrayBuffer(),
          );
          found.push([`${path}${name}`, Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')]);
        }
      }
      return found;
    }
    const storage = await navigator.storage.getDirectory();
    return read(await storage.getDirectoryHandle(root), '');
  }, BROWSER_FOLDER);
  return new Map(files.map(([path, data]) => [path, Buffer.from(data, 'latin1')]));
}

/** Names of the files that differ. */
export const changedFiles = (before: Files, after: Files): readonly string[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .filter((path) => !after.get(path)?.equals(before.get(path) ?? Buffer.of()))
    .sort();

export async function openForm(page: Page, collection: string, file: string): Promise<void> {
  await page.getByRole('treeitem', { name: collection }).click();
  await page.getByRole('row', { name: file, exact: true }).click();
  await expect(page.getByRole('group', { name: 'Content Editor' })).toBeVisible();
  await settled(page);
}

/** The editor fills in fields a moment after they appear, and what was typed before is lost. No hand is that fast. */
export async function settled(page: Page): Promise<void> {
  await page.waitForTimeout(500);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
}

/** A field of a form, or of the part of it that is given. */
export const field = (within: Page | Locator, label: string) =>
  within.getByRole('group', { name: `“\u2068${label}\u2069” Field`, exact: true });

/** Opens an entry of a list that shows one line of each. */
export async function expand(within: Locator, index = 0): Promise<void> {
  await within.getByRole('button', { name: 'Expand', exact: true }).nth(index).click();
  await settled(within.page());
}

/** Presses Save where something is wrong, so that the form stays open. */
export const trySave = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

/** Saves what is open, which leads back to the list that it was opened from. */
export async function save(page: Page): Promise<void> {
  await trySave(page);
  await expect(page).not.toHaveURL(/\/(?:entries|new)(?:\/|$)/);
}
