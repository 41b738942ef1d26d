/** @jest-environment node */
import { createServer, type AddressInfo, type Server } from 'node:net';
import { findDevOrPublishedPageUrl } from '@/scripts/serve-editor';

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
