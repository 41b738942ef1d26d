// The only script of the offline page beside the head script. The page is shown in place of one that is not cached, at
// the address of that page.

addEventListener('online', () => location.reload());
addEventListener('pageshow', ({ persisted }) => {
  // in the back/forward cache it has missed the event `online`
  if (persisted && navigator.onLine) location.reload();
});

/** Shows the links whose pages are cached. */
function showCachedLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-cached] a'))
    caches.match(link.pathname).then(
      (page) => {
        if (!page) return;
        for (const element of [link.parentElement, link.closest<HTMLElement>('[data-cached]')])
          if (element) element.hidden = false;
      },
      // where the browser refuses access to the cache, the links stay hidden
      () => undefined,
    );
}

// older browsers and insecure hosts have none
if ('caches' in window) showCachedLinks();
