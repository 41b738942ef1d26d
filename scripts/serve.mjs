// Serves the exported site as a static host does: clean addresses, 404.html with status 404, compressed texts.
// `npm run serve` listens on PORT (3000, or the next free one) and HOST (every interface).
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { createSecureServer } from 'node:http2';
import { networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';
import { constants } from 'node:zlib';
import compression from 'compression';
import serveHandler from 'serve-handler';

const PORTS_TO_TRY = 20;

/**
 * @param {object} options
 * @param {string} [options.folder]
 * @param {number} [options.port] 0 takes any free port, another number the first free port from there
 * @param {string} [options.host] without it every interface listens
 * @param {{ key: string, cert: string }} [options.certificate] with it the server speaks HTTPS and HTTP/2
 * @returns {Promise<{ port: number, close: () => Promise<void> }>}
 */
export async function serveExport({ folder = 'out', port = 0, host, certificate }) {
  if (!existsSync(folder)) {
    throw new Error(`There is no folder ${folder}/ to serve. Run "npm run build" first.`);
  }
  // close to the compression of hosts that compress once and cache
  const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } } });
  const files = { public: folder, cleanUrls: true, directoryListing: false, etag: true };
  const answer = (request, response) =>
    compress(request, response, () => serveHandler(request, response, files));
  const server = certificate
    ? createSecureServer({ ...certificate, allowHTTP1: true }, answer)
    : createServer(answer);

  for (let candidate = port; !server.listening; candidate += 1) {
    try {
      await once(server.listen(candidate, host), 'listening');
    } catch (error) {
      if (error.code !== 'EADDRINUSE' || candidate === port + PORTS_TO_TRY) throw error;
    }
  }
  return {
    port: server.address().port,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections?.(); // HTTP/2 has none: its sessions end with their clients
      await closed;
    },
  };
}

async function main() {
  const wanted = Number(process.env.PORT || 3000);
  if (!(wanted >= 0 && wanted < 65536)) {
    throw new Error(`PORT is "${process.env.PORT}". It must be a number from 0 (any free port) to 65535.`);
  }
  const host = process.env.HOST || undefined;
  const { port } = await serveExport({ port: wanted, host });
  const isOutside = ({ family, internal }) => family === 'IPv4' && !internal;
  const network = host ? undefined : Object.values(networkInterfaces()).flat().find(isOutside);

  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit());
  if (wanted !== 0 && port !== wanted) console.log(`\nPort ${wanted} is taken, so this one was chosen.`);
  console.log(`\nThe site is ready. Look at\n\n  http://${host ?? 'localhost'}:${port}\n`);
  if (network) console.log(`or, from a phone in the same network,\n\n  http://${network.address}:${port}\n`);
  console.log('Ctrl-C ends it.');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
