// Serves the exported site the way a static host does: clean URLs, 404.html with status 404.
//   node scripts/serve.mjs [--port 3000] [--host 127.0.0.1] [--folder out]
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { networkInterfaces } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { constants } from 'node:zlib';
import compression from 'compression';
import serveHandler from 'serve-handler';

const PORTS_TO_TRY = 20;

/**
 * Starts a server for a folder.
 * @param {{ folder?: string, port?: number, host?: string }} options `port` 0 takes any free port,
 *   another one the first free port from there; without `host` every interface listens
 * @returns {Promise<{ port: number, close: () => Promise<void> }>}
 */
export async function serveExport({ folder = 'out', port = 0, host } = {}) {
  const directory = resolve(folder);
  if (!existsSync(directory)) {
    throw new Error(`There is no folder ${directory} to serve. Run "npm run build" first.`);
  }
  // as hard as hosts that compress once and keep it, which this server does not
  const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } } });
  const server = createServer((request, response) => {
    compress(request, response, () =>
      serveHandler(request, response, {
        public: directory,
        cleanUrls: true,
        directoryListing: false,
        etag: true,
      }),
    );
  });

  for (let candidate = port; ; candidate += 1) {
    const failure = await new Promise((done) => {
      server.once('error', done);
      server.listen({ port: candidate, host }, () => {
        server.off('error', done);
        done(undefined);
      });
    });
    if (!failure) break;
    const taken = failure.code === 'EADDRINUSE' || failure.code === 'EACCES';
    if (!taken || candidate >= port + PORTS_TO_TRY) throw failure;
  }

  return {
    port: server.address().port,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function networkAddress() {
  const addresses = Object.values(networkInterfaces()).flat();
  return addresses.find((address) => address?.family === 'IPv4' && !address.internal)?.address;
}

async function main() {
  const { values } = parseArgs({
    options: { port: { type: 'string' }, host: { type: 'string' }, folder: { type: 'string' } },
  });
  const wanted = Number(values.port ?? process.env.PORT ?? 3000);
  const host = values.host ?? process.env.HOST;
  const { port, close } = await serveExport({ folder: values.folder, port: wanted, host });

  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => close().then(() => process.exit(0)));
  }

  const here = `http://localhost:${port}`;
  const elsewhere = host ? undefined : networkAddress();
  if (wanted !== 0 && port !== wanted) console.log(`\nPort ${wanted} is taken, so this one was chosen.`);
  console.log(`\nThe site is ready. Look at\n\n  ${here}\n`);
  if (elsewhere) console.log(`or, from a phone in the same network,\n\n  http://${elsewhere}:${port}\n`);
  console.log('Ctrl-C ends it.');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
