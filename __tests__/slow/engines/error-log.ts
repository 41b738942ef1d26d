// WebDriver in its plain form does not tell what is said on the console, so a script before all others keeps it.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { freePort } from '../../support/free-port';

/** Passes a site on, with the script at the head of every page. */
export async function serveWithErrorLog(siteUrl: string) {
  const server = createServer(async (request, response) => {
    const answer = await fetch(`${siteUrl}${request.url}`, { redirect: 'manual' });
    const headers = new Headers(answer.headers);
    // the text comes unpacked
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) headers.delete(name);
    const isPage = headers.get('content-type')?.startsWith('text/html');
    response.writeHead(answer.status, Object.fromEntries(headers));
    response.end(
      isPage
        ? (await answer.text()).replace('<head>', `<head><script>(${keepErrors})()</script>`)
        : Buffer.from(await answer.arrayBuffer()),
    );
  });
  const port = await freePort();
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Runs in the browser before the page does. What it keeps is there on the next page too. */
function keepErrors(): void {
  let leaving = false; // what a page has not loaded by then counts as failed
  addEventListener('beforeunload', () => (leaving = true));
  const keep = (text: string) => {
    if (leaving) return;
    sessionStorage.errorLog = JSON.stringify([...JSON.parse(sessionStorage.errorLog ?? '[]'), text]);
  };
  const { error } = console;
  console.error = (...said) => {
    keep(said.map(String).join(' '));
    error.apply(console, said);
  };
  addEventListener('unhandledrejection', ({ reason }) => keep(`uncaught: ${reason}`));
  document.addEventListener('securitypolicyviolation', (event) =>
    keep(`refused by the policy: ${event.blockedURI} (${event.violatedDirective})`),
  );
  addEventListener(
    'error',
    ({ message, target }) =>
      keep(target instanceof Element ? `not loaded: ${target.outerHTML}` : `uncaught: ${message}`),
    true,
  );
}

/** Runs in the browser. */
export const keptErrors = (): string[] => JSON.parse(sessionStorage.errorLog ?? '[]');
