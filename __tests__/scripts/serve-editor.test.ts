/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readContent } from '@/content';
import { ContentError } from '@/content/fields/content-error';
import { findDevOrPublishedPageUrl, updateEditorData } from '@/scripts/serve-editor';
import { content } from '../support/site';

jest.mock('@/content', () => ({ ...jest.requireActual<object>('@/content'), readContent: jest.fn() }));

const PAGE = '/joya-boutique/room';
const PUBLISHED = 'https://www.joya.example';

/** Takes a port, as `npm run dev` does. */
async function listen(): Promise<{ server: Server; port: number }> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  return { server, port: (server.address() as AddressInfo).port };
}

test('a page is the one that "npm run dev" shows, then the published one, then none', async () => {
  const { server, port } = await listen();
  expect(await findDevOrPublishedPageUrl(PAGE, port, PUBLISHED)).toBe(`http://localhost:${port}${PAGE}`);
  await new Promise((done) => server.close(done));
  expect(await findDevOrPublishedPageUrl(PAGE, port, PUBLISHED)).toBe(PUBLISHED + PAGE);
  expect(await findDevOrPublishedPageUrl(PAGE, port)).toBeUndefined();
});

test.each(['/admin', '/admin/', '/admin/config.json', '/admin.html'])(
  '%s is the editor itself',
  async (path) => expect(await findDevOrPublishedPageUrl(path, 0, PUBLISHED)).toBeUndefined(),
);

test('what forms have saved is there without a restart, also for translators; a mistake changes nothing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'editor-'));
  const changed = structuredClone(content);
  changed.brands[0]!.about.philosophy.heading = 'A sentence of today';
  jest.mocked(readContent).mockReturnValueOnce(changed);
  updateEditorData(folder);
  jest.mocked(readContent).mockImplementationOnce(() => {
    throw new ContentError([]);
  });
  updateEditorData(folder);
  for (const file of ['content', 'translations/de/about'])
    expect(readFileSync(join(folder, `admin/${file}.json`), 'utf8')).toContain('A sentence of today');
  rmSync(folder, { recursive: true });
});
