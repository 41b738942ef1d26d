/** The target of an event, or its closest ancestor, that matches the selector. */
export const closest = <Match extends HTMLElement>(target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest<Match>(selector) : null;
