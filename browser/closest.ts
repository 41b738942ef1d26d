/** The target of an event, or its closest ancestor, that matches the selector. */
export const closest = <Match extends HTMLElement>(target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest<Match>(selector) : null;

/** Handles clicks on elements that match, also on those that React shows later. */
export function onClick<Match extends HTMLElement>(selector: string, handle: (element: Match) => void): void {
  document.addEventListener('click', ({ target }) => {
    const element = closest<Match>(target, selector);
    if (element) handle(element);
  });
}
