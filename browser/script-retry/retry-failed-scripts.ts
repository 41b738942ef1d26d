/**
 * A request counts as hanging after this time, provided that no other resource has arrived for `SILENCE_MS`. On a slow
 * network both are longer: at least the time it took to parse the page, which waits for its stylesheets.
 */
const HANGS_AFTER_MS = 2000;
const SILENCE_MS = 1000;
const CHECK_EVERY_MS = 250;
const FIRST_PAUSE_MS = 300;
const MAX_ATTEMPTS = 6;

/** Matches the scripts in the HTML of the page. Scripts that Next adds later have no `async` attribute. */
const SCRIPTS = 'script[async][src^="/_next/static/"]';

/** A script that has not run yet. */
interface PendingScript {
  attempts: number;
  /** When it was last requested, or when the page was parsed; undefined after that request failed. */
  requestedAt: number | undefined;
}

/**
 * Requests scripts again that fail, are truncated or hang, until they have run. Browsers do not, and the page would
 * never become interactive.
 */
export function retryFailedScripts(): void {
  const pending = new Map<string, PendingScript>();
  const loaded = new Set<string>();
  /**
   * Paths of scripts with a syntax error. The browser fires `load` for a truncated script, although it does not run.
   */
  const unparsable = new Set<string>();

  function toPendingScript(src: string): PendingScript {
    const script = pending.get(src) ?? { attempts: 1, requestedAt: performance.now() };
    pending.set(src, script);
    return script;
  }

  function request(src: string, script: PendingScript): void {
    script.attempts += 1;
    script.requestedAt = performance.now();
    const element = document.createElement('script');
    // React looks for scripts with this attribute, and would request the script once more without it
    element.setAttribute('async', '');
    // the URL has to be a new one, because for the same URL the browser waits for the request that hangs
    element.src = getRequestUrl(src, script);
    document.head.append(element);
    // Turbopack identifies a chunk by its URL without a query
    element.setAttribute('src', src);
  }

  function onLoadOrError({ type, target }: Event): void {
    if (!(target instanceof HTMLScriptElement) || !target.matches(SCRIPTS)) return;
    const src = target.getAttribute('src')!;
    if (loaded.has(src)) return;
    if (type === 'load' && !unparsable.delete(src)) {
      loaded.add(src);
      pending.delete(src);
      return;
    }
    // replaces the incomplete file in the cache of the browser, so that the next visit does not use it
    if (type === 'load') fetch(src, { cache: 'reload' }).catch(() => {});
    retryLater(src);
  }

  function retryLater(src: string): void {
    const script = toPendingScript(src);
    const { attempts } = script;
    script.requestedAt = undefined;
    if (attempts >= MAX_ATTEMPTS) return reportFailure();
    const pauseMs = FIRST_PAUSE_MS * 3 ** (attempts - 1);
    setTimeout(() => {
      if (pending.get(src)?.attempts === attempts) request(src, script);
    }, pauseMs);
  }

  let parsedAt = 0;

  function hangs(src: string, script: PendingScript): boolean {
    const { requestedAt } = script;
    if (requestedAt === undefined) return false;
    if (performance.now() - requestedAt <= Math.max(HANGS_AFTER_MS, parsedAt)) return false;
    // on a busy device a script may have arrived and still wait to run
    const url = new URL(getRequestUrl(src, script), location.origin).href;
    return !resources().some(({ name }) => name === url);
  }

  function retryNow(): void {
    for (const [src, script] of pending)
      if (script.requestedAt === undefined || hangs(src, script)) request(src, script);
  }

  function retryHanging(): void {
    const arrivals = resources().map(({ responseEnd }) => responseEnd);
    if (performance.now() - Math.max(...arrivals) < Math.max(SILENCE_MS, parsedAt)) return;
    for (const [src, script] of pending) {
      if (!hangs(src, script)) continue;
      if (script.attempts < MAX_ATTEMPTS) request(src, script);
      else reportFailure();
    }
  }

  function watch(): void {
    parsedAt = performance.now();
    for (const script of document.querySelectorAll(SCRIPTS)) {
      const src = script.getAttribute('src')!;
      if (!loaded.has(src)) toPendingScript(src);
    }
    const timer = setInterval(() => {
      if (pending.size > 0) retryHanging();
      else clearInterval(timer);
    }, CHECK_EVERY_MS);
    addEventListener('online', retryNow);
    for (const type of ['pointerdown', 'touchstart', 'keydown'])
      addEventListener(type, retryNow, { capture: true, passive: true });
  }

  addEventListener('error', ({ error, filename }) => {
    if (error instanceof SyntaxError && URL.canParse(filename)) unparsable.add(new URL(filename).pathname);
  });
  // events of elements do not bubble
  document.addEventListener('load', onLoadOrError, true);
  document.addEventListener('error', onLoadOrError, true);
  document.addEventListener('DOMContentLoaded', watch);
}

const resources = () => performance.getEntriesByType('resource') as PerformanceResourceTiming[];

const getRequestUrl = (src: string, { attempts }: PendingScript) =>
  attempts === 1 ? src : `${src}?${attempts}`;

/** Shows the failure (load-error-notice.tsx) until the next tap or connection loads what is missing. */
function reportFailure(): void {
  document.documentElement.dataset.failed = '';
}
