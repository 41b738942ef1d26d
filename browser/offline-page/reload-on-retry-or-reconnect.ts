/**
 * Reloads the requested page when the network is back, or when the service worker reports that the response has
 * arrived, unless the visitor is on the way to another page. The event `online` only means that there is a connection,
 * so a HEAD request, which the service worker does not handle, checks for a network first.
 */
export function reloadOnRetryOrReconnect(): void {
  let isLeaving = false;
  const reload = () => location.reload();

  function reloadUnlessLeaving(): void {
    if (!isLeaving) reload();
  }

  function reloadIfReachable(): void {
    fetch(location.href, { method: 'HEAD' }).then(reloadUnlessLeaving, () => {});
  }

  addEventListener('online', reloadIfReachable);
  document.querySelector('[data-retry]')?.addEventListener('submit', (event) => {
    event.preventDefault();
    reload();
  });
  addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
    // with a key the link opens in another tab or window
    if (!(ctrlKey || metaKey || shiftKey) && (target as Element).closest('a[href^="/"]')) isLeaving = true;
  });
  addEventListener('pageshow', ({ persisted }) => {
    isLeaving = false;
    // in the back/forward cache it has missed the event `online`
    if (persisted) reloadIfReachable();
  });
  // older browsers and insecure hosts have no service workers
  if ('serviceWorker' in navigator) navigator.serviceWorker.onmessage = reloadUnlessLeaving;
}
