// `npm run serve`: listens on PORT (default: 3000, or the next free port) and HOST (default: all interfaces).
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import {
  createSecureServer,
  type Http2SecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
} from 'node:http2';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { constants } from 'node:zlib';
import compression from 'compression';
import serveHandler from 'serve-handler';
import { CommandLineError, runMain } from './support/run-main';

const PORTS_TO_TRY = 20;
const LAST_PORT = 65_535;

type Request = IncomingMessage | Http2ServerRequest;
type Response = ServerResponse | Http2ServerResponse;

interface ServeOptions {
  readonly folder?: string;
  /** 0 for any free port, or the first port to try. */
  readonly port?: number;
  /** Defaults to all interfaces. */
  readonly host?: string;
  /** Enables HTTPS and HTTP/2. */
  readonly certificate?: { readonly key: string; readonly cert: string };
  /** Returns the URL to redirect to for a path that is not in the folder. */
  readonly redirect?: (path: string) => Promise<string | undefined>;
}

interface ExportServer {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** Serves an export as a static host does: clean URLs, 404.html with status 404, compressed texts. */
export async function serveExport({
  folder = 'out',
  port = 0,
  host,
  certificate,
  redirect,
}: ServeOptions): Promise<ExportServer> {
  if (!existsSync(folder)) {
    throw new CommandLineError(`There is no folder ${folder}/ to serve. Run "npm run build" first.`);
  }
  // similar to hosts that compress a file once and cache it
  const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } } });
  const files = { public: folder, cleanUrls: true, directoryListing: false, etag: true };
  const answer = async (request: Request, response: Response) => {
    const address = await redirect?.(request.url ?? '/');
    if (address) response.writeHead(302, { Location: address }).end();
    else compress(request, response, () => serveHandler(request, response, files));
  };
  const server = certificate
    ? createSecureServer({ ...certificate, allowHTTP1: true }, (...args) => void answer(...args))
    : createServer((...args) => void answer(...args));

  await listen(server, port, host);
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      // not available for HTTP/2, whose sessions end with their clients
      if ('closeAllConnections' in server) server.closeAllConnections();
      await closed;
    },
  };
}

/**
 * Listens on a port, or on one of the next ones if it is in use.
 * @throws CommandLineError if it may not listen there
 */
async function listen(server: Server | Http2SecureServer, port: number, host?: string): Promise<void> {
  const lastCandidate = Math.min(port + PORTS_TO_TRY, LAST_PORT);
  for (let candidate = port; !server.listening; candidate += 1) {
    try {
      await once(server.listen(candidate, host), 'listening');
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EADDRINUSE') {
        if (candidate < lastCandidate) continue;
        throw new CommandLineError(
          `The ports ${port} to ${candidate} are in use. End what uses them, or set PORT to another number.`,
        );
      }
      if (code === 'EACCES')
        throw new CommandLineError(
          `Port ${candidate} is reserved for administrators. Set PORT to a number from 1024, such as 8080.`,
        );
      if (host === undefined) throw error;
      throw new CommandLineError(
        `HOST is "${host}", which is not an address of this machine (${code}). Set it to 127.0.0.1, or leave it out.`,
      );
    }
  }
}

/** @throws CommandLineError if PORT is no port */
export function readPort(defaultPort: number): number {
  const port = Number(process.env.PORT || defaultPort);
  if (Number.isInteger(port) && port >= 0 && port <= LAST_PORT) return port;
  throw new CommandLineError(
    `PORT is "${process.env.PORT}". It must be a number from 0 (any free port) to ${LAST_PORT}.`,
  );
}

async function main() {
  const requestedPort = readPort(3000);
  const host = process.env.HOST || undefined;
  const { port } = await serveExport({ port: requestedPort, host });
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  const network = host ? undefined : addresses.find(({ family, internal }) => family === 'IPv4' && !internal);

  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit());
  if (requestedPort !== 0 && port !== requestedPort)
    console.log(`\nPort ${requestedPort} is taken, so this one was chosen.`);
  console.log(`\nThe site is ready. Look at\n\n  http://${host ?? 'localhost'}:${port}\n`);
  if (network) console.log(`or, from a phone in the same network,\n\n  http://${network.address}:${port}\n`);
  console.log('Ctrl-C ends it.');
}

runMain(import.meta.url, main);
