/** Shows the links whose pages are cached. */
export function showCachedLinks(): void {
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
