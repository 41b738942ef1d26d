const START_AT_LATEST_MS = 2000;
/**
 * A request counts as hanging after this time, or after twice the time until `start` if that is longer, and only if no
 * other resource has arrived for `SILENCE_MS`.
 */
const HANGS_AFTER_MS = 2000;
const SILENCE_MS = 1000;
const CHECK_EVERY_MS = 250;
const FIRST_PAUSE_MS = 300;
const MAX_ATTEMPTS = 6;

declare global {
  interface Window {
    /** Set by the payload. */
    __next_f?: unknown;
    /** Chunks wait in an array, each with its script element, until the runtime of Turbopack takes its place. */
    TURBOPACK?: unknown;
  }
}

/** A script that has not run yet. */
interface PendingScript {
  attempts: number;
  /** When it was last requested; undefined after that request failed. */
  requestedAt: number | undefined;
}

/**
 * Loads what makes a page interactive, after its largest picture and before the window's `load` event, and goes on
 * trying until it is there.
 * @param payload script with what React needs of this page
 * @param runtime of Turbopack; it starts the app, so it comes last
 */
export function loadApp(payload: string, chunks: readonly string[], runtime: string): void {
  let startedAt: number | undefined;
  let hangTimeoutMs = HANGS_AFTER_MS;
  const pending = new Map<string, PendingScript>();

  /** A file that was cut short loads without running. */
  function hasRun(src: string, element: HTMLScriptElement): boolean {
    if (src === payload) return self.__next_f !== undefined;
    const loaded = self.TURBOPACK;
    if (!Array.isArray(loaded)) return loaded !== undefined;
    // not every entry is a list: one is an object that says what to start
    return src !== runtime && loaded.some((entry) => entry[0] === element);
  }

  function request(src: string, script: PendingScript): void {
    script.attempts += 1;
    const isFirst = script.attempts === 1;
    if (!isFirst) script.requestedAt = performance.now();
    const element = document.createElement('script');
    // by this attribute React finds scripts that are there; others it asks for again
    element.async = true;
    // another URL, or the browser waits for the request that hangs
    element.src = isFirst ? src : `${src}?${script.attempts}`;
    element.onload = () => {
      if (hasRun(src, element)) onArrival(src);
      else {
        fetch(src, { cache: 'reload' }).catch(() => {}); // so that the next visit does not find it in the cache
        retryLater(src);
      }
    };
    element.onerror = () => retryLater(src);
    document.head.append(element);
    // Turbopack knows a chunk by its plain URL
    if (!isFirst) element.setAttribute('src', src);
  }

  function onArrival(src: string): void {
    if (pending.delete(src) && pending.size === 0 && src !== runtime) add(runtime);
  }

  function add(src: string): void {
    // the runtime is preloaded from the start
    const script: PendingScript = { attempts: 0, requestedAt: startedAt };
    pending.set(src, script);
    request(src, script);
  }

  function retryLater(src: string): void {
    const script = pending.get(src);
    if (!script) return;
    const { attempts } = script;
    script.requestedAt = undefined;
    if (attempts >= MAX_ATTEMPTS) return reportFailure();
    const pauseMs = FIRST_PAUSE_MS * 3 ** (attempts - 1);
    setTimeout(() => {
      const current = pending.get(src);
      if (current?.attempts === attempts) request(src, current);
    }, pauseMs);
  }

  const hangs = ({ requestedAt }: PendingScript): boolean =>
    requestedAt !== undefined && performance.now() - requestedAt > hangTimeoutMs;

  function retryNow(): void {
    for (const [src, script] of pending)
      if (script.requestedAt === undefined || hangs(script)) request(src, script);
  }

  function retryHanging(): void {
    const arrivals = performance
      .getEntriesByType('resource')
      .map((entry) => (entry as PerformanceResourceTiming).responseEnd);
    const lastArrival = Math.max(...arrivals);
    if (performance.now() - lastArrival < SILENCE_MS) return;
    for (const [src, script] of pending) {
      if (!hangs(script)) continue;
      if (script.attempts < MAX_ATTEMPTS) request(src, script);
      else reportFailure();
    }
  }

  function start(): void {
    if (startedAt !== undefined) return;
    startedAt = performance.now();
    hangTimeoutMs = Math.max(HANGS_AFTER_MS, 2 * startedAt);
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href: runtime }),
    );
    [payload, ...chunks].forEach(add);
    const watch = setInterval(() => {
      if (pending.size > 0) retryHanging();
      else clearInterval(watch);
    }, CHECK_EVERY_MS);
    addEventListener('online', retryNow);
  }

  const images = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')];
  const startWhenShown = () => {
    if (images.every((image) => image.complete)) start();
  };
  for (const image of images) {
    image.addEventListener('load', startWhenShown);
    image.addEventListener('error', startWhenShown);
  }
  document.addEventListener('DOMContentLoaded', startWhenShown);
  setTimeout(start, START_AT_LATEST_MS);
  for (const type of ['pointerdown', 'touchstart', 'keydown'])
    addEventListener(type, () => (startedAt === undefined ? start() : retryNow()), {
      capture: true,
      passive: true,
    });
}

/** Shows the failure (load-error-notice.tsx) until the next tap or connection loads what is missing. */
function reportFailure(): void {
  document.documentElement.dataset.failed = '';
}
