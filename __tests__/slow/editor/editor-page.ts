import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { readBackend } from '@/admin/shared/backend-settings';
import { buildEditor } from '@/scripts/editor/build-editor';
import { serveExport } from '@/scripts/serve-export';
import { expect, test as base, type Locator, type Page } from '../../support/e2e/fixtures';
import { content } from '../../support/site';

/** The editor, built for these tests alone. */
const FOLDER = '.cache/editor-test';
/** Where Sveltia's backend for tests stores its files. */
const BROWSER_FOLDER = 'sveltia-cms-test';

export type Files = ReadonlyMap<string, Buffer>;

export const test = base.extend<{ fontsOfOtherHosts: void }, { editorUrl: string }>({
  fontsOfOtherHosts: [
    async ({ consoleErrors }, use) => {
      // Sveltia asks for its typefaces there as well, which the policy refuses
      consoleErrors.allow(/cdn\.jsdelivr\.net/);
      await use();
    },
    { auto: true },
  ],
  editorUrl: [
    async ({}, use) => {
      const backend = readBackend({ ADMIN_REPOSITORY: 'joya/website', ADMIN_BRANCH: 'main' })!;
      await buildEditor(FOLDER, content, backend);
      const site = await serveExport({ folder: FOLDER, host: '127.0.0.1' });
      await use(`http://127.0.0.1:${site.port}/admin/`);
      await site.close();
    },
    { scope: 'worker' },
  ],
});

/** Everything in content/ that the forms edit. */
export function filesOfContent(folder = 'content'): Map<string, Buffer> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const edited = names.filter((name) => /^(?!model\/|languages\/).*\.(?:json|md|jpe?g|png|webp)$/.test(name));
  return new Map(edited.map((name) => [`content/${name}`, readFileSync(join(folder, name))]));
}

/** Opens the editor on files that are stored in the browser. */
export async function openEditor(page: Page, url: string, files: Files, change = (config: string) => config) {
  await page.route('**/admin/config.json*', async (route) => {
    const config = JSON.parse(change(await (await route.fetch()).text()));
    await route.fulfill({ json: { ...config, backend: { name: 'test-repo' } } });
  });
  // the pages that forms link to, which the editor requests
  await page.route(/:\d+\/(?!admin\/)/, (route) => route.fulfill({ body: '' }));
  await page.goto(`${url}icon.svg`);
  for (const [path, data] of files) {
    await page.evaluate(
      async ([root, path, data]) => {
        const storage = await navigator.storage.getDirectory();
        let folder = await storage.getDirectoryHandle(root, { create: true });
        const names = path.split('/');
        const name = names.pop()!;
        for (const name of names) folder = await folder.getDirectoryHandle(name, { create: true });
        const file = await (await folder.getFileHandle(name, { create: true })).createWritable();
        await file.write(await (await fetch(`data:;base64,${data}`)).blob());
        await file.close();
      },
      [BROWSER_FOLDER, path, data.toString('base64')] as const,
    );
  }
  await page.goto(url);
  await page.getByRole('button', { name: 'Work with Test Repository' }).click();
  await expect(page.getByRole('treeitem', { name: 'Rooms' })).toBeVisible();
}

/** All files that are stored in the browser. */
export async function readFiles(page: Page): Promise<Files> {
  const files = await page.evaluate(async (root) => {
    async function* listFilesIn(
      folder: FileSystemDirectoryHandle,
      path = '',
    ): AsyncGenerator<[string, string]> {
      for await (const [name, handle] of folder.entries()) {
        if (handle instanceof FileSystemDirectoryHandle) yield* listFilesIn(handle, `${path}${name}/`);
        else {
          const file = await (handle as FileSystemFileHandle).getFile();
          yield [path + name, await toBase64(file)];
        }
      }
    }
    const toBase64 = (file: File) =>
      new Promise<string>((done, fail) => {
        const reader = new FileReader();
        reader.onload = () => done(String(reader.result).split(',')[1] ?? '');
        reader.onerror = () => fail(reader.error);
        reader.readAsDataURL(file);
      });
    const storage = await navigator.storage.getDirectory();
    return Array.fromAsync(listFilesIn(await storage.getDirectoryHandle(root)));
  }, BROWSER_FOLDER);
  return new Map(files.map(([path, data]) => [path, Buffer.from(data, 'base64')]));
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

/** Of the editor's own timers after a press the longest is a tenth of a second. */
const LOOK_INTERVAL_MS = 50;
const SAME_LOOKS = 3;

/**
 * The editor fills in fields, scrolls and moves the focus a moment after they appear, and what was typed before is lost:
 * waits until the page stays as it is.
 */
export async function settled(page: Page): Promise<void> {
  let before = '';
  let same = 0;
  await expect
    .poll(
      async () => {
        const now = await page.evaluate(describePage);
        same = now === before ? same + 1 : 0;
        before = now;
        return same;
      },
      { intervals: [LOOK_INTERVAL_MS] },
    )
    .toBeGreaterThanOrEqual(SAME_LOOKS);
}

/** What is drawn, what is in its fields and where they are, and where the focus is. Runs in the page, once it is idle. */
function describePage(): Promise<string> {
  return new Promise((done) =>
    requestIdleCallback(() => {
      const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
      const shown = fields.map((field) => [field.value, field.checked, field.getBoundingClientRect().top]);
      const all = [...document.querySelectorAll('*')];
      done(JSON.stringify([document.body.innerHTML, shown, all.indexOf(document.activeElement!)]));
    }),
  );
}

/** A field of a form, or of the part of it that is given. */
export const field = (within: Page | Locator, label: string) =>
  within.getByRole('group', { name: `“\u2068${label}\u2069” Field`, exact: true });

/** Opens the first entry of a list that shows one line of each. */
export async function expand(within: Locator): Promise<void> {
  const button = within.getByRole('button', { name: 'Expand', exact: true }).first();
  await scrollUntilRendered(button);
  await button.click();
  await settled(within.page());
}

export async function add(page: Page, what: string): Promise<void> {
  await page
    .getByRole('button', { name: `Add \u2068${what}\u2069` })
    .last()
    .click();
  await settled(page);
}

export async function fill(within: Page | Locator, label: string, text: string): Promise<void> {
  const box = field(within, label).getByRole('textbox');
  // the fields below are rendered when they are near the viewport
  await box.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await box.fill(text);
}

/** What is far below the viewport is rendered once it is near. */
export async function scrollUntilRendered(part: Locator) {
  const { mouse } = part.page();
  await mouse.move(700, 500);
  for (let tries = 0; tries < 20 && (await part.count()) === 0; tries++) {
    await mouse.wheel(0, 500);
    await settled(part.page());
  }
  await part.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await settled(part.page());
}

/** A day or a time. */
export const fillDate = (within: Page | Locator, label: string, value: string) =>
  field(within, label).locator('input').first().fill(value);

export const choose = (within: Page | Locator, label: string, choice: string) =>
  field(within, label).getByRole('radio', { name: choice }).click();

export const dialog = (page: Page) => page.getByRole('alertdialog').filter({ visible: true });

/** Presses Save where something is wrong, so that the form stays open. */
export const trySave = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

/** Saves what is open, which leads back to the list that it was opened from. */
export async function save(page: Page): Promise<void> {
  await trySave(page);
  await expect(page).not.toHaveURL(/\/(?:entries|new)(?:\/|$)/);
}

/** Adds a picture in the window that the field of a picture opens: the file, its words, "Add". */
export async function addNewPhoto(within: Locator, file: string, altText: string): Promise<void> {
  const page = within.page();
  await within.getByRole('button', { name: 'Add \u2068Picture\u2069' }).last().click();
  const window = page.getByRole('dialog').filter({ visible: true }).last();
  await field(window, 'File').locator('input[type=file]').first().setInputFiles(file);
  await fill(window, 'What the picture shows, for those who do not see it', altText);
  await expect(field(window, 'File')).toContainText('.webp');
  await window.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(window).toBeHidden();
  await settled(page);
}

/** Makes a picture as a camera does. */
export async function makePhoto(file: string): Promise<string> {
  const photo = sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#357' } });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await photo.jpeg().toBuffer());
  return file;
}
