// Runs in the browser: finish-pages.mjs writes this function into every page.

/**
 * Loads what makes a page interactive, after its largest picture and before the window's `load` event, and goes on
 * trying until it is there.
 * @param {string} payload script with what React needs of this page
 * @param {readonly string[]} chunks
 * @param {string} runtime of Turbopack; it starts the app, so it comes last
 */
export function loadApp(payload, chunks, runtime) {
  const START_AT_LATEST_MS = 2000;
  /** A request hangs when it takes so long, and longer than all before it took twice, while nothing else arrives. */
  const HANGS_AFTER_MS = 2000;
  const SILENCE_MS = 1000;
  const FIRST_PAUSE_MS = 300;
  const ATTEMPTS = 6;

  let startedAt;
  let hangTimeoutMs;
  /** Scripts that have not run yet, with the moment they were last asked for, unless that request failed. */
  const pending = new Map();

  // a file that was cut short loads without running
  const hasRun = (src, script) => {
    if (src === payload) return self.__next_f;
    // chunks wait in an array until the runtime takes its place
    const loaded = self.TURBOPACK;
    if (!Array.isArray(loaded)) return loaded;
    return src !== runtime && loaded.some((entry) => entry[0] === script);
  };

  function request(src) {
    const asked = pending.get(src);
    asked.attempt += 1;
    if (asked.attempt > 1) asked.at = performance.now();
    const script = document.createElement('script');
    // by this attribute React finds scripts that are there; others it asks for again
    script.async = true;
    // another address, or the browser waits for the request that hangs
    script.src = asked.attempt > 1 ? `${src}?${asked.attempt}` : src;
    script.onload = () => {
      if (hasRun(src, script)) arrived(src);
      else {
        fetch(src, { cache: 'reload' }).catch(() => {}); // so that the next visit does not find it in the cache
        retryLater(src);
      }
    };
    script.onerror = () => retryLater(src);
    document.head.append(script);
    // Turbopack knows a chunk by its plain address
    if (asked.attempt > 1) script.setAttribute('src', src);
  }

  function arrived(src) {
    if (pending.delete(src) && pending.size === 0 && src !== runtime) ask(runtime);
  }

  function ask(src) {
    // the runtime is preloaded from the start
    pending.set(src, { attempt: 0, at: startedAt });
    request(src);
  }

  function retryLater(src) {
    const asked = pending.get(src);
    if (!asked) return;
    const { attempt } = asked;
    asked.at = undefined;
    if (attempt >= ATTEMPTS) return reportFailure();
    const pause = FIRST_PAUSE_MS * 3 ** (attempt - 1);
    setTimeout(() => pending.get(src)?.attempt === attempt && request(src), pause);
  }

  /** Shows the failure (load-failure.tsx) until the next tap or connection loads what is missing. */
  function reportFailure() {
    document.documentElement.dataset.failed = '';
  }

  function retryNow() {
    for (const [src, { at }] of pending) if (!(performance.now() - at < hangTimeoutMs)) request(src);
  }

  function retryHanging() {
    const now = performance.now();
    const last = Math.max(...performance.getEntriesByType('resource').map((entry) => entry.responseEnd));
    if (now - last < SILENCE_MS) return;
    for (const [src, { at, attempt }] of pending) {
      if (!(now - at > hangTimeoutMs)) continue;
      if (attempt < ATTEMPTS) request(src);
      else reportFailure();
    }
  }

  function start() {
    if (startedAt !== undefined) return;
    startedAt = performance.now();
    hangTimeoutMs = Math.max(HANGS_AFTER_MS, 2 * startedAt);
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href: runtime }),
    );
    [payload, ...chunks].forEach(ask);
    const watch = setInterval(() => (pending.size > 0 ? retryHanging() : clearInterval(watch)), 250);
    addEventListener('online', retryNow);
  }

  const pictures = [...document.querySelectorAll('img[fetchpriority="high"]')];
  const startWhenShown = () => pictures.every((picture) => picture.complete) && start();
  for (const picture of pictures) {
    picture.addEventListener('load', startWhenShown);
    picture.addEventListener('error', startWhenShown);
  }
  document.addEventListener('DOMContentLoaded', startWhenShown);
  setTimeout(start, START_AT_LATEST_MS);
  for (const type of ['pointerdown', 'touchstart', 'keydown'])
    addEventListener(type, () => (startedAt === undefined ? start() : retryNow()), {
      capture: true,
      passive: true,
    });
}
