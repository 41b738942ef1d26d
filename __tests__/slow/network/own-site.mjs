import { once } from 'node:events';
import { createServer } from 'node:http';
import serveHandler from 'serve-handler';

const YEAR = [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }];
const TYPES = { js: 'application/javascript', json: 'application/json' };
const HEADERS = [
  { source: '**', headers: [{ key: 'Cache-Control', value: 'no-cache' }] },
  { source: '{_next/static/**,photos/*.avif}', headers: YEAR },
];

/** The export on a server of its own, whose files and line a test may change. */
export async function serveOwnSite() {
  const site = {
    url: '',
    /** What was asked for, with the moment. @type {{ path: string, at: number }[]} */
    asked: [],
    /** On a dead line no answer comes; one that is cut refuses. @type {'open' | 'dead' | 'cut'} */
    line: 'open',
    /** Texts instead of files, by path and query; "hangs" never comes. @type {Map<string, string>} */
    changed: new Map(),
    close: () => {
      const closed = once(server.close(), 'close');
      server.closeAllConnections();
      return closed;
    },
  };
  const server = createServer((request, response) => {
    const [path] = request.url.split('?');
    site.asked.push({ path, at: Date.now() });
    const change = site.changed.get(request.url);
    if (site.line === 'cut') return request.socket.destroy();
    if (site.line === 'dead' || change === 'hangs') return;
    if (change === undefined) {
      serveHandler(request, response, {
        public: 'out',
        cleanUrls: true,
        directoryListing: false,
        etag: true,
        headers: HEADERS,
      });
      return;
    }
    response.setHeader('Content-Type', TYPES[path.split('.').at(-1)] ?? 'text/html; charset=utf-8');
    response.setHeader('Cache-Control', 'no-cache').end(change);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  site.url = `http://127.0.0.1:${server.address().port}`;
  return site;
}
