/**
 * Opens the page that was asked for as soon as there is a network (not merely a connection, which tells little; the
 * service worker leaves HEAD requests alone), or its response comes after all, which the worker tells: unless the
 * visitor is on the way to another page.
 */
export function reloadOnRetryOrReconnect(): void {
  let isLeaving = false;
  const reload = () => location.reload();

  addEventListener('online', () => {
    fetch(location.href, { method: 'HEAD' }).then(reload, () => {});
  });
  document.querySelector('[data-retry]')?.addEventListener('submit', (event) => {
    event.preventDefault();
    reload();
  });
  addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a[href^="/"]')) isLeaving = true;
  });
  addEventListener('pageshow', () => {
    isLeaving = false;
  });
  // in older browsers and on insecure hosts there is none
  if ('serviceWorker' in navigator)
    navigator.serviceWorker.onmessage = () => {
      if (!isLeaving) reload();
    };
}
